import { fold } from '#shared/format/fold.ts';
import { foldedHas } from '#shared/format/has-words.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { type PlacedError, placeError } from './error-place.ts';

/** Errors of one sheet; `sheet` is null for errors whose text names none. */
export type ErrorGroup = { sheet: string | null; errors: PlacedError[] };

/** The errors of a report by sheet: first those without a sheet, then sheets in the order in which they are named. */
export function groupErrors(errors: readonly string[], sheets: readonly string[]): ErrorGroup[] {
  const placed = errors.map((html, index) => placeError(html, index, sheets));
  const groups = [...Map.groupBy(placed, ({ sheet }) => sheet)].map(([sheet, own]) => ({ sheet, errors: own }));
  return groups.toSorted((one, other) => Number(one.sheet !== null) - Number(other.sheet !== null));
}

/** The text of an error without markup; texts without any are not parsed. */
export function errorText(html: string): string {
  return /[<&]/.test(html) ? stripHtml(html) : html.trim();
}

/** The text in which an error is searched (its text and cell), folded once. */
export function searchTexts(groups: readonly ErrorGroup[]): Map<PlacedError, string> {
  return new Map(
    groups.flatMap(({ errors }) =>
      errors.map((error) => [error, fold(`${errorText(error.html)} ${error.cell ?? ''}`)] as const),
    ),
  );
}

/** The errors that have all words of the filter and are not hidden, up to `limit`; `count` is the number of all of them. */
export function visibleErrors(
  groups: readonly ErrorGroup[],
  texts: ReadonlyMap<PlacedError, string>,
  { filter, hidden, limit }: { filter: string; hidden: ReadonlySet<string>; limit: number },
): { groups: (ErrorGroup & { total: number })[]; count: number } {
  const has = foldedHas(filter);
  const passes = (error: PlacedError) => !hidden.has(error.key) && has(texts.get(error) ?? '');
  let count = 0;
  const shown: (ErrorGroup & { total: number })[] = [];
  for (const { sheet, errors } of groups) {
    const passing = errors.filter(passes);
    const remaining = Math.max(0, limit - count);
    count += passing.length;
    if (passing.length > 0 && remaining > 0)
      shown.push({ sheet, errors: passing.slice(0, remaining), total: passing.length });
  }
  return { groups: shown, count };
}
