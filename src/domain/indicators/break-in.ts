import { eraOf } from './rows.ts';

/** Place of the first year of the new forms among years that ascend; -1 when they do not meet the change of 2022. */
export function breakIn(years: readonly number[]): number {
  return years.findIndex((year, at) => at > 0 && eraOf(year) !== eraOf(years[at - 1] ?? year));
}
