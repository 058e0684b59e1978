import { stripHtml } from '#shared/html/strip-html.ts';
import { type PlacedError, placeError } from './error-place.ts';
import { fold, foldedWords } from '#shared/format/fold.ts';

/** Errors of one sheet; `sheet` is null for those whose text names none. */
export type ErrorGroup = { sheet: string | null; errors: PlacedError[] };

/** The errors of a report by sheet, sheets in the order in which they are first named, those without a sheet first. */
export function groupErrors(errors: readonly string[], sheets: readonly string[]): ErrorGroup[] {
  const placed = errors.map((html, index) => placeError(html, index, sheets));
  const groups = [...Map.groupBy(placed, ({ sheet }) => sheet)].map(([sheet, own]) => ({ sheet, errors: own }));
  return groups.toSorted((one, other) => Number(one.sheet !== null) - Number(other.sheet !== null));
}

/** The text of an error without its markup; most have little of it, so nothing is parsed without need. */
export function errorText(html: string): string {
  return /[<&]/.test(html) ? stripHtml(html) : html.trim();
}

/** What is looked for in an error: its sheet, cell and text, folded once. */
export function searchTexts(groups: readonly ErrorGroup[]): Map<PlacedError, string> {
  return new Map(
    groups.flatMap(({ errors }) =>
      errors.map((error) => [error, fold(`${errorText(error.html)} ${error.cell ?? ''}`)] as const),
    ),
  );
}

/**
 * The groups as they are shown: those that hold all words of the filter and whose keys are not hidden, cut after `limit` errors in all.
 * `count` is how many there are that pass the filter.
 */
export function visibleErrors(
  groups: readonly ErrorGroup[],
  texts: ReadonlyMap<PlacedError, string>,
  { filter, hidden, limit }: { filter: string; hidden: ReadonlySet<string>; limit: number },
): { groups: (ErrorGroup & { total: number })[]; count: number } {
  const terms = foldedWords(filter);
  const passes = (error: PlacedError) =>
    !hidden.has(error.key) && terms.every((term) => texts.get(error)?.includes(term));
  let count = 0;
  const shown: (ErrorGroup & { total: number })[] = [];
  for (const { sheet, errors } of groups) {
    const passing = errors.filter(passes);
    const room = Math.max(0, limit - count);
    count += passing.length;
    if (passing.length > 0 && room > 0) shown.push({ sheet, errors: passing.slice(0, room), total: passing.length });
  }
  return { groups: shown, count };
}
