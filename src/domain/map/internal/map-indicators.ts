/** The sums of the map in the order of the panel (readings, P2.19: the superset of reading (b)). */
export const INDICATORS = [
  'legalEntities',
  'assets',
  'liabilities',
  'businessResult',
  'businessValue',
  'employees',
] as const;

export type SumIndicator = (typeof INDICATORS)[number];

/** What the amounts can be divided by. */
export const PER = ['entity', 'employee'] as const;
export type Per = (typeof PER)[number];

/** The relative figures: an amount divided by the number of legal entities or employees of the same canton. */
export const RELATIVES = {
  assetsPerEntity: { of: 'assets', by: 'legalEntities', per: 'entity' },
  businessResultPerEntity: { of: 'businessResult', by: 'legalEntities', per: 'entity' },
  businessValuePerEntity: { of: 'businessValue', by: 'legalEntities', per: 'entity' },
  assetsPerEmployee: { of: 'assets', by: 'employees', per: 'employee' },
  businessResultPerEmployee: { of: 'businessResult', by: 'employees', per: 'employee' },
  businessValuePerEmployee: { of: 'businessValue', by: 'employees', per: 'employee' },
} as const satisfies Record<string, { of: SumIndicator; by: SumIndicator; per: Per }>;

export type RelativeIndicator = keyof typeof RELATIVES;

export const RELATIVE_NAMES = Object.keys(RELATIVES) as RelativeIndicator[];

/** A figure of a canton: a sum or a relative figure. */
export type Indicator = SumIndicator | RelativeIndicator;

/** All figures of a canton, sums first. */
export const ALL_INDICATORS: readonly Indicator[] = [...INDICATORS, ...RELATIVE_NAMES];

/** Whether a figure is a sum divided by another: that of the Federation is no sum of those of the cantons. */
export const isRelative = (indicator: Indicator): indicator is RelativeIndicator => indicator in RELATIVES;

/** Indicators that are amounts in KM; the others are counts. */
export function isMoney(indicator: Indicator): boolean {
  return indicator !== 'legalEntities' && indicator !== 'employees';
}

/** The sum that an indicator is or is computed from. */
export const sumOf = (indicator: Indicator): SumIndicator =>
  isRelative(indicator) ? RELATIVES[indicator].of : indicator;

/** What an indicator is divided by; null for a sum. */
export const perOf = (indicator: Indicator): Per | null => (isRelative(indicator) ? RELATIVES[indicator].per : null);

/** A sum per entity or employee; the sum itself where there is no such figure, or with `per` null. */
export const indicatorOf = (sum: SumIndicator, per: Per | null): Indicator =>
  RELATIVE_NAMES.find((name) => RELATIVES[name].of === sum && RELATIVES[name].per === per) ?? sum;

/** Whether a sum also has relative figures. */
export const hasRelatives = (sum: SumIndicator): boolean => indicatorOf(sum, 'entity') !== sum;

/** The figures shown beside an indicator: all sums, or the divisor with the figures that are divided by it. */
export function indicatorsBeside(indicator: Indicator): readonly Indicator[] {
  const per = perOf(indicator);
  if (!isRelative(indicator)) return INDICATORS;
  return [RELATIVES[indicator].by, ...RELATIVE_NAMES.filter((name) => RELATIVES[name].per === per)];
}
