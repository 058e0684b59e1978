import { stripHtml } from '#shared/html/strip-html.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { placeError, type PlacedError } from './error-place.ts';

/** Errors of one sheet; `sheet` is null for those whose text names none. */
export type ErrorGroup = { sheet: string | null; errors: PlacedError[] };

/** The errors of a report by sheet, sheets in the order in which they are first named, those without a sheet first. */
export function groupErrors(errors: readonly string[], lang: Lang, sheets: readonly string[]): ErrorGroup[] {
  const groups = new Map<string | null, PlacedError[]>();
  for (const [index, html] of errors.entries()) {
    const placed = placeError(html, index, lang, sheets);
    const group = groups.get(placed.sheet);
    if (group) group.push(placed);
    else groups.set(placed.sheet, [placed]);
  }
  const general = groups.get(null);
  groups.delete(null);
  return [
    ...(general ? [{ sheet: null, errors: general }] : []),
    ...[...groups].map(([sheet, placed]) => ({ sheet, errors: placed })),
  ];
}

/** The text of an error without its markup; most have little of it, so nothing is parsed without need. */
export function errorText(html: string): string {
  return /[<&]/.test(html) ? stripHtml(html) : html.trim();
}
