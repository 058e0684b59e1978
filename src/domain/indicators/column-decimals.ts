import type { RatioFigure, RatioValue } from './ratios.ts';

/**
 * Decimals for all amounts of a column, so that its figures line up: two as soon as one amount has a fraction of a mark,
 * else none. Counts are no amounts: leave them out.
 */
export function columnDecimals(amounts: readonly (number | null | undefined)[]): 0 | 2 {
  return amounts.some((amount) => amount != null && Math.round(amount * 100) % 100 !== 0) ? 2 : 0;
}

/** The same of the amounts that ratios of one column were computed from; people are counted, not paid in marks. */
export function ratioDecimals(ratios: readonly (RatioValue | null | undefined)[]): 0 | 2 {
  return columnDecimals(
    ratios.flatMap((ratio) => ratio?.figures.flatMap((figure) => (isInMoney(figure) ? figure.value : [])) ?? []),
  );
}

/** True for a figure in marks. */
export const isInMoney = ({ sides }: RatioFigure): boolean => sides[0]?.row.unit === 'KM';
