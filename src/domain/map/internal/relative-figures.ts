import { type Indicator, isRelative, RELATIVES, type RelativeIndicator, type SumIndicator } from './map-indicators.ts';

type Sums = {
  readonly figures: Readonly<Record<SumIndicator, number | null>>;
  readonly unreadable: readonly Indicator[];
};

/** Why a relative figure is missing: the sum that it lacks, and whether it was not sent, cannot be read, or is no divisor. */
export type RelativeGap = { readonly of: SumIndicator; readonly reason: 'missing' | 'unreadable' | 'notPositive' };

/** What a relative figure lacks; null when it can be computed, and for sums. */
export function relativeGap({ figures, unreadable }: Sums, indicator: Indicator): RelativeGap | null {
  if (!isRelative(indicator)) return null;
  const { of, by } = RELATIVES[indicator];
  const lacking = [of, by].find((sum) => figures[sum] === null);
  if (lacking) return { of: lacking, reason: unreadable.includes(lacking) ? 'unreadable' : 'missing' };
  return (figures[by] ?? 0) > 0 ? null : { of: by, reason: 'notPositive' };
}

/** A relative figure of a canton; null when one of its two sums is missing or the divisor is not above 0. */
export function relativeFigure(canton: Sums, indicator: RelativeIndicator): number | null {
  const { of, by } = RELATIVES[indicator];
  return relativeGap(canton, indicator) ? null : (canton.figures[of] ?? 0) / (canton.figures[by] ?? 1);
}

/**
 * The relative figure of all cantons together: amounts and divisors of the cantons that have both. Other cantons would add to
 * one of the two only.
 */
export function relativeOfAll(cantons: readonly Sums[], indicator: RelativeIndicator): number | null {
  const { of, by } = RELATIVES[indicator];
  const complete = cantons.filter((canton) => relativeGap(canton, indicator) === null);
  const sum = (name: SumIndicator) => complete.reduce((total, { figures }) => total + (figures[name] ?? 0), 0);
  return complete.length > 0 ? sum(of) / sum(by) : null;
}
