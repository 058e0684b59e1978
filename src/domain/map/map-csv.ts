import type { CsvCell } from '#shared/format/csv.ts';
import type { CantonSummary, FederationSummary } from './map.model.ts';
import { INDICATORS } from './map.model.ts';

type MapCsvLabels = {
  /** Heads of the columns: canton, year, then the indicators in their order, with units. */
  heads: readonly string[];
  nameOf: (cantonId: number) => string;
  federation: string;
};

/** The table of cantons with exact figures and the federation's sums as rows of a CSV file; a missing figure is empty. */
export function mapCsvRows(
  cantons: readonly CantonSummary[],
  federation: FederationSummary,
  { heads, nameOf, federation: federationName }: MapCsvLabels,
): CsvCell[][] {
  const row = (name: string, { year, figures }: Omit<CantonSummary, 'id'>): CsvCell[] => [
    name,
    year,
    ...INDICATORS.map((indicator) => figures[indicator]),
  ];
  return [[...heads], ...cantons.map((canton) => row(nameOf(canton.id), canton)), row(federationName, federation)];
}
