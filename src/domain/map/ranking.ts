import { shareOf, type CantonSummary, type FederationSummary, type Indicator } from './map.model.ts';

/** Place of a canton by an indicator: 1 is the greatest, equal figures share a place; null without a figure. */
export type Standing = { readonly id: number; readonly place: number | null; readonly share: number | null };

/** Places and shares of the cantons by an indicator, in the order given. `share` is percent. */
export function standingsOf(
  cantons: readonly CantonSummary[],
  federation: FederationSummary,
  indicator: Indicator,
): Standing[] {
  return cantons.map(({ id, figures }) => {
    const figure = figures[indicator];
    const greater = cantons.filter((other) => (other.figures[indicator] ?? Number.NEGATIVE_INFINITY) > (figure ?? 0));
    return {
      id,
      place: figure === null ? null : greater.length + 1,
      share: shareOf(figure, federation.figures[indicator]),
    };
  });
}

/** Number of cantons that have a place. */
export function rankedCount(standings: readonly Standing[]): number {
  return standings.filter(({ place }) => place !== null).length;
}
