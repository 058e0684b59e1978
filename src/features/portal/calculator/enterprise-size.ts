/** The criteria in the order of the form. */
export const CRITERIA = ['employees', 'assets', 'income'] as const;
export type SizeCriterion = (typeof CRITERIA)[number];

/** Thresholds of the size, amounts in KM: below `small` is small, up to `medium` is medium, above is big. */
export type SizeThresholds = Readonly<Record<SizeCriterion, { small: number; medium: number }>>;

/** Used when the agency's file has none (P2.22): the Federation's Act on Accounting and Audit of 2009, article 4. */
export const DEFAULT_THRESHOLDS: SizeThresholds = {
  employees: { small: 50, medium: 250 },
  assets: { small: 1_000_000, medium: 4_000_000 },
  income: { small: 2_000_000, medium: 8_000_000 },
};

/** The sizes in ascending order. */
export const SIZES = ['small', 'medium', 'big'] as const;
export type EnterpriseSize = (typeof SIZES)[number];

/** The three figures of one year: number of employees, assets and income in KM. */
export type YearFigures = Record<SizeCriterion, number>;

/** Size by one criterion. */
export function sizeBy(criterion: SizeCriterion, value: number, thresholds: SizeThresholds): EnterpriseSize {
  const { small, medium } = thresholds[criterion];
  if (value < small) return 'small';
  return value <= medium ? 'medium' : 'big';
}

/** Size of a year (P2.22): the one that at least two of the three criteria reach, which is the median of the three. */
export function enterpriseSize(figures: YearFigures, thresholds: SizeThresholds): EnterpriseSize {
  const grades = CRITERIA.map((criterion) => SIZES.indexOf(sizeBy(criterion, figures[criterion], thresholds)));
  return SIZES[grades.toSorted((a, b) => a - b)[1] ?? 0] ?? 'small';
}
