import type { RatioFigure, RatioValue } from './ratios.ts';

/**
 * Decimals for all amounts of a column, so that its figures align: two if any amount has a fraction of a mark, otherwise none.
 * Leave out counts, which are no amounts.
 */
export function columnDecimals(amounts: readonly (number | null | undefined)[]): 0 | 2 {
  return amounts.some((amount) => amount != null && Math.round(amount * 100) % 100 !== 0) ? 2 : 0;
}

/** Decimals for the amounts behind the ratios of one column; numbers of people are ignored. */
export function ratioDecimals(ratios: readonly (RatioValue | null | undefined)[]): 0 | 2 {
  return columnDecimals(
    ratios.flatMap((ratio) => ratio?.figures.flatMap((figure) => (isInMoney(figure) ? figure.value : [])) ?? []),
  );
}

/** Whether a figure is an amount in marks. */
export const isInMoney = ({ sides }: RatioFigure): boolean => sides[0]?.row.unit === 'KM';
