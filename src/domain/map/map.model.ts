import { CANTONS } from '#domain/reference/cantons.ts';
import type { CountySummaryWire } from './map.wire.ts';

/** The indicators of the map in the order of the panel (readings, P2.19: the superset of reading (b)). */
export const INDICATORS = [
  'legalEntities',
  'assets',
  'liabilities',
  'businessResult',
  'businessValue',
  'employees',
] as const;

export type Indicator = (typeof INDICATORS)[number];

/** Figures of a region: money in KM, counts as they are, null where nothing is known (shown as '–', never 0). */
type Figures = Readonly<Record<Indicator, number | null>>;

/** A canton with its year and figures; both are missing together (faults A39). */
export type CantonSummary = { readonly id: number; readonly year: number | null; readonly figures: Figures };

/** The federation: sums over the cantons that have a year, and the year of the first of them (P3). */
export type FederationSummary = Omit<CantonSummary, 'id'> & {
  /** Cantons that a sum is without, because their figure is not known. */
  readonly without: Readonly<Record<Indicator, readonly number[]>>;
};

const NO_FIGURES: Figures = {
  legalEntities: null,
  assets: null,
  liabilities: null,
  businessResult: null,
  businessValue: null,
  employees: null,
};

/** Indicators that are amounts in KM; the others are counts. */
export function isMoney(indicator: Indicator): boolean {
  return indicator !== 'legalEntities' && indicator !== 'employees';
}

/**
 * The ten cantons from what the agency sent, in the order of their ids. Unknown counties are left out; of several records
 * of one canton the latest year counts; a record without a year belongs to no total and is no data (faults A39).
 */
export function toCantonSummaries(records: readonly CountySummaryWire[]): CantonSummary[] {
  return CANTONS.map(({ id }) => {
    const own = records.filter(({ countyId, year }) => countyId === id && year !== null);
    const [first, ...rest] = own;
    if (!first) return { id, year: null, figures: NO_FIGURES };
    const latest = rest.reduce((best, record) => ((record.year ?? 0) > (best.year ?? 0) ? record : best), first);
    return { id, year: latest.year, figures: toFigures(latest) };
  });
}

function toFigures(record: CountySummaryWire): Figures {
  return {
    legalEntities: record.legalEntitiesCount,
    assets: record.total_Imovina,
    liabilities: record.total_Obaveze,
    businessResult: record.total_RezultatPoslovanja,
    businessValue: record.total_VrijednostPoslovanja,
    employees: record.total_BrojZaposlenih,
  };
}

/** The federation's own record (P3). A sum in which no canton has a figure is not known, and not 0. */
export function federationOf(cantons: readonly CantonSummary[]): FederationSummary {
  const counted = cantons.filter(({ year }) => year !== null);
  const sums: Record<Indicator, number | null> = { ...NO_FIGURES };
  const without = Object.fromEntries(INDICATORS.map((name) => [name, []])) as unknown as Record<Indicator, number[]>;
  for (const indicator of INDICATORS) {
    for (const { id, figures } of cantons) {
      const figure = figures[indicator];
      if (figure === null) without[indicator].push(id);
      else sums[indicator] = (sums[indicator] ?? 0) + figure;
    }
  }
  return { year: counted[0]?.year ?? null, figures: sums, without };
}

/** Share of a canton's figure in the federation's sum, in percent; null when it would be made up (a sum of 0 or a loss in either). */
export function shareOf(figure: number | null, sum: number | null): number | null {
  return figure === null || sum === null || sum <= 0 || figure < 0 ? null : (figure / sum) * 100;
}
