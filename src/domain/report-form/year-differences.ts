import type { ColumnPair } from './find-columns.ts';
import { isSameAmount, valueOf } from './internal/amount.ts';
import type { YearLine, ComparedSheet } from './year-comparison.ts';

/** The columns of a sheet that are compared: places among its columns. */
export type ComparedColumns = ColumnPair & {
  /** The column of this year's own amounts; null when it is not known. */
  current: number | null;
};

/** A line in which this year's opening amount is not last year's closing amount. */
export type YearDifference = { line: YearLine; closing: number; opening: number; difference: number };

/** A line whose amount changed from last year to this year. `share` of last year's amount; null when that was 0. */
export type LineChange = { line: YearLine; before: number; after: number; change: number; share: number | null };

/** A comparison of two columns: its lines with a difference, how many lines were compared, and those that could not be. */
export type LineComparison<Item> = { items: readonly Item[]; compared: number; unreadable: readonly YearLine[] };

/** The columns that were found in a sheet; null when none are certain. */
export const foundColumns = ({ found, same }: ComparedSheet): ComparedColumns | null =>
  found && { last: found.last, now: found.now, current: same[found.last] ?? null };

/** The lines in which this year's opening amount differs from last year's closing amount. */
export const differencesIn = (sheet: ComparedSheet, { last, now }: ColumnPair): LineComparison<YearDifference> =>
  compare(sheet, last, now, (line, closing, opening) =>
    isSameAmount(closing, opening) ? null : { line, closing, opening, difference: rounded(opening - closing) },
  );

/** The lines whose amount changed by more than a share (0.5 is a half) of last year's; a change from 0 is more than any. */
export function changesIn(
  sheet: ComparedSheet,
  { last, current }: ComparedColumns,
  share: number,
): LineComparison<LineChange> {
  if (current === null) return { items: [], compared: 0, unreadable: [] };
  return compare(sheet, last, current, (line, before, after) => {
    if (isSameAmount(before, after)) return null;
    const change = rounded(after - before);
    const changed = isSameAmount(before, 0) ? null : change / Math.abs(before);
    return changed !== null && Math.abs(changed) <= share ? null : { line, before, after, change, share: changed };
  });
}

function compare<Item>(
  { lines }: ComparedSheet,
  last: number,
  now: number,
  itemOf: (line: YearLine, before: number, after: number) => Item | null,
): LineComparison<Item> {
  const items: Item[] = [];
  const unreadable: YearLine[] = [];
  for (const line of lines) {
    const [before, after] = [valueOf(line.last[last] ?? 'empty'), valueOf(line.now[now] ?? 'empty')];
    const item = before === null || after === null ? null : itemOf(line, before, after);
    if (before === null || after === null) unreadable.push(line);
    else if (item !== null) items.push(item);
  }
  return { items, compared: lines.length - unreadable.length, unreadable };
}

/** Rounded to two decimals, because a difference of binary fractions has many. */
const rounded = (amount: number): number => Math.round(amount * 100) / 100;
