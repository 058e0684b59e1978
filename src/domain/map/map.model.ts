import { CANTON_IDS } from '#shared/config/settings.ts';
import { numberIn, UNREADABLE } from '#shared/format/number.ts';
import {
  ALL_INDICATORS,
  type Indicator,
  INDICATORS,
  isRelative,
  RELATIVE_NAMES,
  type SumIndicator,
} from './internal/map-indicators.ts';
import { relativeFigure, relativeGap, relativeOfAll } from './internal/relative-figures.ts';
import type { CountySummaryWire } from './map.wire.ts';

/** Figures of a region: money in KM, counts as they are, null if unknown (shown as '–', never 0). */
type Figures = Readonly<Record<Indicator, number | null>>;

/** A canton with its year and figures; both are missing together (faults A39). */
export type CantonSummary = {
  readonly id: number;
  readonly year: number | null;
  readonly figures: Figures;
  /** Indicators whose figure was sent and cannot be read; their figures are null. */
  readonly unreadable: readonly Indicator[];
};

/** The federation: sums over the cantons that have a year, and the year of the first of them (P3). */
export type FederationSummary = Omit<CantonSummary, 'id'> & {
  readonly without: Readonly<Record<Indicator, SumGap>>;
};

/** Cantons that a sum leaves out: those whose figure was not sent, and those whose figure cannot be read. */
export type SumGap = { readonly missing: readonly number[]; readonly unreadable: readonly number[] };

const FIELDS = {
  legalEntities: 'legalEntitiesCount',
  assets: 'total_Imovina',
  liabilities: 'total_Obaveze',
  businessResult: 'total_RezultatPoslovanja',
  businessValue: 'total_VrijednostPoslovanja',
  employees: 'total_BrojZaposlenih',
} as const satisfies Record<SumIndicator, keyof CountySummaryWire>;

/** A record with a value for each of the indicators. */
const ofEach = <Name extends Indicator, Value>(indicators: readonly Name[], value: (indicator: Name) => Value) =>
  Object.fromEntries(indicators.map((indicator) => [indicator, value(indicator)])) as Record<Name, Value>;

/**
 * The ten cantons from the agency's records, in the order of their ids. Unknown counties are left out; of several records of a
 * canton the latest year counts; a record without a year counts as no data (faults A39).
 */
export function toCantonSummaries(records: readonly CountySummaryWire[]): CantonSummary[] {
  return CANTON_IDS.map((id) => {
    const own = records.filter(({ countyId, year }) => countyId === id && year !== null);
    const [latest] = own.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0));
    const sums = {
      figures: ofEach(INDICATORS, (indicator) => numberIn(latest?.[FIELDS[indicator]])),
      unreadable: INDICATORS.filter((indicator) => latest?.[FIELDS[indicator]] === UNREADABLE),
    };
    const lacksReadable = (indicator: Indicator) => relativeGap(sums, indicator)?.reason === 'unreadable';
    return {
      id,
      year: latest?.year ?? null,
      figures: { ...sums.figures, ...ofEach(RELATIVE_NAMES, (indicator) => relativeFigure(sums, indicator)) },
      unreadable: [...sums.unreadable, ...RELATIVE_NAMES.filter(lacksReadable)],
    };
  });
}

/** The summary of the federation (P3). A sum without any known figure is null, not 0. Relative figures: `relativeOfAll`. */
export function federationOf(cantons: readonly CantonSummary[]): FederationSummary {
  const counted = cantons.filter(({ year }) => year !== null);
  return {
    year: counted[0]?.year ?? null,
    figures: ofEach(ALL_INDICATORS, (indicator) => {
      if (isRelative(indicator)) return relativeOfAll(cantons, indicator);
      const known = cantons.flatMap(({ figures }) => figures[indicator] ?? []);
      return known.length > 0 ? known.reduce((sum, figure) => sum + figure, 0) : null;
    }),
    // Of a sum without any figure: whether there was one to read.
    unreadable: ALL_INDICATORS.filter(
      (indicator) =>
        cantons.every(({ figures }) => figures[indicator] === null) &&
        cantons.some(({ unreadable }) => unreadable.includes(indicator)),
    ),
    without: ofEach(ALL_INDICATORS, (indicator) => {
      const left = cantons.filter(({ figures }) => figures[indicator] === null);
      const isUnreadable = ({ unreadable }: CantonSummary) => unreadable.includes(indicator);
      return {
        missing: left.filter((canton) => !isUnreadable(canton)).map(({ id }) => id),
        unreadable: left.filter(isUnreadable).map(({ id }) => id),
      };
    }),
  };
}

/** The years of the figures as text: the common one, else the first and the last of them ('2024–2025'); null without any. */
export function yearsText(cantons: readonly CantonSummary[]): string | null {
  const years = cantons.flatMap(({ year }) => year ?? []).toSorted((a, b) => a - b);
  return [...new Set([...years.slice(0, 1), ...years.slice(-1)])].join('–') || null;
}

/** What figures of the federation lack; those that lack the same cantons for the same reason are named together. */
export function lacksOf({ figures, without }: FederationSummary, indicators: readonly Indicator[] = INDICATORS) {
  const summed = indicators.filter((indicator) => figures[indicator] !== null);
  return (['missing', 'unreadable'] as const).flatMap((reason) => {
    const lacks = summed.map((indicator) => ({ indicator, cantons: without[indicator][reason] }));
    const alike = Map.groupBy(
      lacks.filter(({ cantons }) => cantons.length > 0),
      ({ indicator, cantons }) => `${isRelative(indicator)} ${String(cantons)}`,
    );
    return [...alike.values()].map((own) => ({
      reason,
      indicators: own.map(({ indicator }) => indicator),
      cantons: own[0]?.cantons ?? [],
    }));
  });
}

/** Share of a figure in the federation's sum, in percent; null where meaningless (a sum of 0, or a loss in either). */
export function shareOf(figure: number | null, sum: number | null): number | null {
  return figure === null || sum === null || sum <= 0 || figure < 0 ? null : (figure / sum) * 100;
}

/** Place of a canton by an indicator (1 is the largest figure, equal figures share a place; null without a figure), and its share of a sum. */
export type Ranking = { readonly id: number; readonly place: number | null; readonly share: number | null };

/** Places and shares of the cantons by an indicator, in the order given. `share` is percent. */
export function rankingsOf(
  cantons: readonly CantonSummary[],
  federation: FederationSummary,
  indicator: Indicator,
): Ranking[] {
  return cantons.map(({ id, figures }) => {
    const figure = figures[indicator];
    const greater = cantons.filter((other) => (other.figures[indicator] ?? Number.NEGATIVE_INFINITY) > (figure ?? 0));
    return {
      id,
      place: figure === null ? null : greater.length + 1,
      share: isRelative(indicator) ? null : shareOf(figure, federation.figures[indicator]),
    };
  });
}

/** Number of cantons with a place. */
export function rankedCount(rankings: readonly Ranking[]): number {
  return rankings.filter(({ place }) => place !== null).length;
}
