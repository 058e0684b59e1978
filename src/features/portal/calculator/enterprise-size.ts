/**
 * Thresholds of the enterprise size (readings, P2.22), amounts in KM: below `small` is small, up to `medium` is medium, above
 * is big; two of three criteria decide. Source: the Federation's Act on Accounting and Audit of 2009, article 4. When the law
 * changes, change these figures only.
 */
export const SIZE_THRESHOLDS = {
  employees: { small: 50, medium: 250 },
  assets: { small: 1_000_000, medium: 4_000_000 },
  income: { small: 2_000_000, medium: 8_000_000 },
} as const;

type SizeCriterion = keyof typeof SIZE_THRESHOLDS;

/** The sizes in ascending order. */
export const SIZES = ['small', 'medium', 'big'] as const;
export type EnterpriseSize = (typeof SIZES)[number];

/** The criteria in the order of the form. */
export const CRITERIA = Object.keys(SIZE_THRESHOLDS) as SizeCriterion[];

/** The three figures of one year: number of employees, assets and income in KM. */
export type YearFigures = Record<SizeCriterion, number>;

/** Size by one criterion. */
export function sizeBy(criterion: SizeCriterion, value: number): EnterpriseSize {
  const { small, medium } = SIZE_THRESHOLDS[criterion];
  if (value < small) return 'small';
  return value <= medium ? 'medium' : 'big';
}

/** Size of a year (P2.22): the one that at least two of the three criteria reach, which is the median of the three. */
export function enterpriseSize(figures: YearFigures): EnterpriseSize {
  const grades = CRITERIA.map((criterion) => SIZES.indexOf(sizeBy(criterion, figures[criterion])));
  return SIZES[grades.toSorted((a, b) => a - b)[1] ?? 0] ?? 'small';
}
