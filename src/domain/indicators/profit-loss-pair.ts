import { weakMapMemoize } from '@reduxjs/toolkit';
import { type Figure, numberIn, UNREADABLE } from '#shared/format/number.ts';
import type { IndicatorRow } from './indicator-row.ts';

/** Line fields of a record; null or missing means 'not stated', which is neither 0 nor 'unreadable'. */
export type Lines = Readonly<Record<string, Figure>>;

/**
 * The single figure of a profit/loss pair (R2.5, R4.3): the first field; if it is 0 or missing and the second is not 0, the
 * second as a loss. A loss sent with a minus stays a loss. Null when both are missing (faults A34); unreadable unless a readable
 * profit decides. Never -0.
 */
export function pairFigure(first: Figure, second: Figure): Figure {
  if (first) return first;
  if (second) return second === UNREADABLE ? second : -Math.abs(second);
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

type Fields = Pick<IndicatorRow, 'key' | 'loss'>;

/** The figure of a row in a record, in KM or as a count. */
export const rowFigure = ({ key, loss }: Fields, lines: Lines): Figure =>
  pairFigure(read(lines, key), loss === undefined ? null : read(lines, loss));

/** Its value; null when the record does not state it or it cannot be read. */
export const rowValue = (row: Fields, lines: Lines): number | null => numberIn(rowFigure(row, lines));

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
