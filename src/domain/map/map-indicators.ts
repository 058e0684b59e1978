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

/** Indicators that are amounts in KM; the others are counts. */
export function isMoney(indicator: Indicator): boolean {
  return indicator !== 'legalEntities' && indicator !== 'employees';
}
