/**
 * Thresholds of the enterprise size (readings, P2.22): below `small` is small, up to `medium` medium, above big; two of three criteria decide. By the Federation's Act on Accounting and
 * Audit of 2009, article 4; amounts in KM. Configurable: when the law changes, these figures change and nothing else.
 */
export const SIZE_THRESHOLDS = {
  employees: { small: 50, medium: 250 },
  assets: { small: 1_000_000, medium: 4_000_000 },
  income: { small: 2_000_000, medium: 8_000_000 },
} as const;

type SizeCriterion = keyof typeof SIZE_THRESHOLDS;

export const SIZES = ['small', 'medium', 'big'] as const;
export type EnterpriseSize = (typeof SIZES)[number];

export const CRITERIA = Object.keys(SIZE_THRESHOLDS) as SizeCriterion[];

/** The three figures of one year: number of employees, assets and income in KM. */
export type YearFigures = Record<SizeCriterion, number>;

/** Size by one criterion alone. */
export function sizeBy(criterion: SizeCriterion, value: number): EnterpriseSize {
  const { small, medium } = SIZE_THRESHOLDS[criterion];
  if (value < small) return 'small';
  return value <= medium ? 'medium' : 'big';
}

/** Size of a year (P2.22): what at least two of the three criteria reach, which is the middle one of the three. */
export function enterpriseSize(figures: YearFigures): EnterpriseSize {
  const grades = CRITERIA.map((criterion) => SIZES.indexOf(sizeBy(criterion, figures[criterion])));
  return SIZES[grades.toSorted((a, b) => a - b)[1] ?? 0] ?? 'small';
}
