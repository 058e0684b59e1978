/**
 * Decimals for all amounts of a column, so that its figures line up: two as soon as one amount has a fraction of a mark,
 * else none. Counts are no amounts: leave them out.
 */
export function columnDecimals(amounts: readonly (number | null | undefined)[]): 0 | 2 {
  return amounts.some((amount) => amount != null && Math.round(amount * 100) % 100 !== 0) ? 2 : 0;
}
