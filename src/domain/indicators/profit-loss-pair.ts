import { weakMapMemoize } from '@reduxjs/toolkit';
import type { IndicatorRow } from './indicator-row.ts';

/** Numeric line fields of a record; null or absent is 'not stated', which is not 0. */
export type Lines = Readonly<Record<string, number | null>>;

/**
 * The one value of a profit/loss pair (R2.5, R4.3): the first field; when it is 0 (or was not sent) and the second is not 0,
 * the second as a loss. A loss that already came with a minus stays a loss. Null when nothing is known (faults A34).
 */
export function pairValue(first: number | null, second: number | null): number | null {
  if (first !== null && first !== 0) return first;
  if (second !== null && second !== 0) return -Math.abs(second);
  return first === null ? null : 0;
}

/** The stated lines of a record by their names in small letters. */
const byLowerCase = weakMapMemoize(
  (lines: Lines) =>
    new Map(Object.entries(lines).flatMap(([name, value]) => (value === null ? [] : [[name.toLowerCase(), value]]))),
);

/** What a record states for a field; the case of its name counts only between two that were sent (R3.5 has several: 'ppP_915', 'PPP_915'). */
function read(lines: Lines, key: string): number | null {
  return lines[key] ?? byLowerCase(lines).get(key.toLowerCase()) ?? null;
}

/** What a row shows of a record's lines, in KM or as a count; null when the record does not state it. */
export function rowValue(row: Pick<IndicatorRow, 'key' | 'loss'>, lines: Lines): number | null {
  const first = read(lines, row.key);
  const value = row.loss === undefined ? first : pairValue(first, read(lines, row.loss));
  // Never -0.
  return value === 0 ? 0 : value;
}

/** YearChange against the year before: the difference, and in percent where that says something. */
export type YearChange = { difference: number; percent: number | null };

/**
 * Year-on-year change. Null when either value is missing. A percentage is given only between amounts that are not
 * negative and from a base above 0: from loss to profit it would be made up.
 */
export function changeOf(now: number | null, before: number | null): YearChange | null {
  if (now === null || before === null) return null;
  const difference = now - before;
  return { difference, percent: before > 0 && now >= 0 ? (difference / before) * 100 : null };
}
