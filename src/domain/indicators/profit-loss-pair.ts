import { weakMapMemoize } from '@reduxjs/toolkit';
import { type Figure, numberIn, UNREADABLE } from '#shared/format/number.ts';
import type { IndicatorRow } from './indicator-row.ts';

/** Line fields of a record; null or missing means 'not stated', which is neither 0 nor 'unreadable'. */
export type Lines = Readonly<Record<string, Figure>>;

/**
 * The single value of a profit/loss pair (R2.5, R4.3): the first field; if it is 0 or missing and the second is not 0, the
 * second as a loss. A loss sent with a minus stays a loss. Null when both are missing (faults A34).
 */
export function pairValue(first: number | null, second: number | null): number | null {
  if (first !== null && first !== 0) return first;
  if (second !== null && second !== 0) return -Math.abs(second);
  return first === null ? null : 0;
}

/** The stated lines of a record by their names in lower case. */
const byLowerCase = weakMapMemoize(
  (lines: Lines) =>
    new Map(Object.entries(lines).flatMap(([name, value]) => (value === null ? [] : [[name.toLowerCase(), value]]))),
);

/**
 * The value of a field in a record. Case is ignored, unless fields were sent that differ in case only
 * (R3.5: 'ppP_915', 'PPP_915').
 */
function read(lines: Lines, key: string): Figure {
  return lines[key] ?? byLowerCase(lines).get(key.toLowerCase()) ?? null;
}

/** The figure of a row in a record, in KM or as a count; a pair is unreadable unless a readable profit decides. */
function rowFigure(row: Pick<IndicatorRow, 'key' | 'loss'>, lines: Lines): Figure {
  const first = read(lines, row.key);
  const second = row.loss === undefined ? null : read(lines, row.loss);
  if (first === UNREADABLE || (!first && second === UNREADABLE)) return UNREADABLE;
  const value = row.loss === undefined ? first : pairValue(first, numberIn(second));
  // Turns -0 into 0.
  return value === 0 ? 0 : value;
}

/** The value of a row in a record, in KM or as a count; null when the record does not state it or it cannot be read. */
export function rowValue(row: Pick<IndicatorRow, 'key' | 'loss'>, lines: Lines): number | null {
  return numberIn(rowFigure(row, lines));
}

/** Whether the agency sent a row's value in a form that cannot be read. */
export function isRowUnreadable(row: Pick<IndicatorRow, 'key' | 'loss'>, lines: Lines): boolean {
  return rowFigure(row, lines) === UNREADABLE;
}

/** Change from the year before: the difference, and the percentage where it is meaningful. */
export type YearChange = { difference: number; percent: number | null };

/**
 * Year-on-year change. Null when either value is missing. The percentage needs amounts that are not negative and a base above
 * 0: from a loss to a profit it would be meaningless.
 */
export function changeOf(now: number | null, before: number | null): YearChange | null {
  if (now === null || before === null) return null;
  const difference = now - before;
  return { difference, percent: before > 0 && now >= 0 ? (difference / before) * 100 : null };
}
