import { SIZE_THRESHOLDS, type SizeCriterion } from '#shared/config/enterprise-size.ts';

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
