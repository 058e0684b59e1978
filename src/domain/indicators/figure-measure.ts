import { type Figure, UNREADABLE } from '#shared/format/number.ts';
import { type Era, eraOf } from './indicator-cards.ts';
import type { IndicatorRow } from './indicator-row.ts';
import type { IndicatorRecord, IndicatorRecords } from './indicators.model.ts';
import { rowValue } from './profit-loss-pair.ts';
import { type Form, readFigure } from './ratios.ts';
import { type MeasureGap, type Point, recordOfKind, type ReportKind, seriesOf } from './series.ts';
import { type Side, sideFigure, sideIn, type Trend } from './trends.ts';

/** How the lines are shown: as stated, as a share of assets or income in percent, or with the first year of the form as 100. */
export const MEASURES = ['amount', 'share', 'index'] as const;
export type Measure = (typeof MEASURES)[number];

/** The whole of which a line is a share, if its form has one; null for counts, which are part of neither. */
export function wholeOf({ key, unit }: IndicatorRow): 'assets' | 'income' | null {
  if (unit === 'count') return null;
  const statement = key.split('_')[0] ?? '';
  if (['bS', 'bsA', 'bsP'].includes(statement)) return 'assets';
  return ['bU', 'rPiR'].includes(statement) ? 'income' : null;
}

export type Measured = { value: number; gap: null } | { value: null; gap: MeasureGap };

const none = (gap: MeasureGap): Measured => ({ value: null, gap });

/** A base that can be divided by, or why it cannot. */
function baseGap(base: Figure): MeasureGap | null {
  if (base === null) return 'baseNotStated';
  if (base === UNREADABLE) return 'baseUnreadable';
  return base > 0 ? null : base === 0 ? 'zeroBase' : 'negativeBase';
}

const percentOf = (value: number, base: Figure, gap: MeasureGap | null): Measured =>
  gap === null ? { value: (value / Number(base)) * 100, gap } : none(gap);

/** A value in percent of a whole, negative for a loss; there is no share of a whole that is missing, 0 or negative. */
export const shareOfWhole = (value: number, whole: Figure): Measured => percentOf(value, whole, baseGap(whole));

/** A value with its base year as 100. Without a base above 0 there is no index, nor for a loss: it would be meaningless. */
export const indexOf = (value: number, base: Figure): Measured =>
  percentOf(value, base, baseGap(base) ?? (value < 0 ? 'lossIndex' : null));

/** The base year of the index in each code set; a code set without one has no index. */
export type BaseYears = Partial<Record<Era, number>>;

/**
 * The first year of each code set in which everybody has a report of this kind, so that all lines and entities have the same
 * base. The code sets have bases of their own: nothing is compared across 2022.
 */
export function baseYearsOf(
  entities: readonly { records: IndicatorRecords }[],
  years: readonly number[],
  kind: ReportKind | null,
): BaseYears {
  const shared = years
    .filter((year) => entities.every(({ records }) => recordOfKind(records, year, kind) !== null))
    .toSorted((a, b) => b - a);
  return Object.fromEntries(shared.map((year) => [eraOf(year), year]));
}

/** What is needed to measure an entity's lines. */
export type MeasureBy = { measure: Measure; form: Form; baseYears: BaseYears };

type Stated = { value: number; side: Side; record: IndicatorRecord; base: IndicatorRecord | null };

/** The share or index of what a report states; `base` is the report of the base year. */
function measured({ value, side, record, base }: Stated, { measure, form }: Omit<MeasureBy, 'baseYears'>): Measured {
  if (measure === 'index') return base ? indexOf(value, sideFigure(side, base.lines)) : none('noBaseYear');
  const whole = wholeOf(side.row);
  if (whole === null) return none('noShare');
  const figure = readFigure(form, record, whole);
  // The form has no such whole: it was not left out of the report.
  if (figure.sides.length === 0) return none('noShare');
  return shareOfWhole(value, figure.isUnreadable ? UNREADABLE : figure.value);
}

/** A line over the years by a measure, for one kind of report. Only amounts have a change from the year before. */
export function measuredSeries(
  trend: Trend,
  records: IndicatorRecords,
  years: readonly number[],
  kind: ReportKind | null,
  by: MeasureBy,
): Point[] {
  const points = seriesOf(trend, records, years, kind);
  if (by.measure === 'amount') return points;
  return points.map((point): Point => {
    const { year } = point;
    const [side, record] = [sideIn(trend, year), recordOfKind(records, year, kind)];
    if (point.gap !== null || !side || !record) return { ...point, change: null };
    const base = baseRecordOf(records, year, kind, by.baseYears);
    return { year, change: null, ...measured({ value: point.value, side, record, base }, by) };
  });
}

/** A row of a report by a measure; null when the report does not state it readably. `base` is the report of the base year. */
export function measuredRow(
  row: IndicatorRow,
  record: IndicatorRecord,
  base: IndicatorRecord | null,
  by: Omit<MeasureBy, 'baseYears'>,
): Measured | null {
  const value = rowValue(row, record.lines);
  if (value === null) return null;
  if (by.measure === 'amount') return { value, gap: null };
  return measured({ value, side: { row, loss: null }, record, base }, by);
}

/** The report of the base year of a year's code set. */
export function baseRecordOf(
  records: IndicatorRecords,
  year: number,
  kind: ReportKind | null,
  baseYears: BaseYears,
): IndicatorRecord | null {
  const baseYear = baseYears[eraOf(year)];
  return baseYear === undefined ? null : recordOfKind(records, baseYear, kind);
}
