import type { CantonSummary } from '../map.model.ts';
import { ALL_INDICATORS } from './map-indicators.ts';

/** Columns by which the table of cantons can be sorted. */
export const CANTON_COLUMNS = ['name', 'year', ...ALL_INDICATORS] as const;
export type CantonColumn = (typeof CANTON_COLUMNS)[number];

export type CantonOrder = { readonly column: CantonColumn; readonly direction: 'ascending' | 'descending' };

/** The order after a press on a column's heading: figures start with the largest, names with the first letter. */
export function orderAfter(order: CantonOrder, column: CantonColumn): CantonOrder {
  if (order.column !== column) return { column, direction: column === 'name' ? 'ascending' : 'descending' };
  return { column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
}

/**
 * The cantons sorted by a column. Cantons without a value come last in both directions; equal values keep the order of the
 * canton ids. `compareNames` compares two cantons by their names in the reader's language.
 */
export function sortCantons(
  cantons: readonly CantonSummary[],
  { column, direction }: CantonOrder,
  compareNames: (a: CantonSummary, b: CantonSummary) => number,
): CantonSummary[] {
  const sign = direction === 'ascending' ? 1 : -1;
  if (column === 'name') return cantons.toSorted((a, b) => sign * compareNames(a, b));
  const valueOf = (canton: CantonSummary) => (column === 'year' ? canton.year : canton.figures[column]);
  return cantons.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}
