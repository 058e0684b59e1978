import { fold } from '#shared/format/fold.ts';
import { type Figure, numberIn, UNREADABLE } from '#shared/format/number.ts';
import { eraOf, type Era } from './indicator-cards.ts';
import type { IndicatorRecord, IndicatorRecords } from './indicators.model.ts';
import { changeOf, type YearChange } from './profit-loss-pair.ts';
import { recordOf, reportTypesOf, selectionOf, submissionTime } from './report-selection.ts';
import { sideIn, trendFigure, type Trend } from './trends.ts';

/** Why a year has no value: not stated in the report or unreadable, no report, only one of another kind, no such line on the form. */
type StatedGap = 'notStated' | 'unreadable' | 'noReport' | 'otherReport' | 'notOnForm';

/** Why a stated amount has no share or index: of what it would be one is missing, unreadable, 0 or negative, or it is a loss. */
const MEASURE_GAPS = [
  'noShare',
  'baseNotStated',
  'baseUnreadable',
  'zeroBase',
  'negativeBase',
  'lossIndex',
  'noBaseYear',
] as const;
export type MeasureGap = (typeof MEASURE_GAPS)[number];

/** Why there is no value. */
export type Gap = StatedGap | MeasureGap;

/** A gap that only a share or an index has; it is written beside the dash, because the amount itself is stated. */
export const isMeasureGap = (gap: Gap): boolean => (MEASURE_GAPS as readonly Gap[]).includes(gap);

export type Point = { year: number; change: YearChange | null } & (
  | { value: number; gap: null }
  | { value: null; gap: Gap }
);

/**
 * A kind of report over all years. Values of different kinds (annual, consolidated, amended) are never combined in one series.
 * `names` holds its name in each code set: ids and some names changed with the forms in 2022.
 */
export type ReportKind = {
  /** Report type id of its earliest report. */
  id: number;
  name: string;
  names: Partial<Record<Era, string>>;
  typeIds: readonly number[];
  years: readonly number[];
};

/**
 * The kinds of report an entity submitted, those covering most years first. Types with the same name are one kind, and so is
 * a type that was renamed. The kind that covers most years of a code set is the regular annual report, whatever its name, so those
 * of both code sets are joined.
 */
export function reportKinds(records: IndicatorRecords): ReportKind[] {
  const inOrder = records.toSorted(byYear);
  // A type whose name is missing in one answer has that of the others.
  const named = inOrder.filter(({ reportTypeName }) => reportTypeName.trim() !== '');
  const names = new Map(named.map(({ reportTypeId, reportTypeName }) => [reportTypeId, reportTypeName]));
  const nameOf = ({ reportTypeId, reportTypeName }: IndicatorRecord) =>
    reportTypeName.trim() === '' ? (names.get(reportTypeId) ?? '') : reportTypeName;
  const byName = Map.groupBy(inOrder, (record) => fold(nameOf(record)).trim() || `#${record.reportTypeId}`);
  const groups = [...byName.values()].reduce(joinedByType, []);
  const all = groups.map((own): ReportKind => ({
    id: own[0]?.reportTypeId ?? 0,
    name: own.map(nameOf).at(-1) ?? '',
    names: Object.fromEntries(own.map((record) => [eraOf(record.year), nameOf(record)])),
    typeIds: [...new Set(own.map((record) => record.reportTypeId))],
    years: [...new Set(own.map((record) => record.year))],
  }));
  const regularOf = (era: Era) => mostYears(all, era)[0];
  const [old, now] = [regularOf('until2021'), regularOf('from2022')];
  if (!old || !now || old === now || old.names.from2022 !== undefined || now.names.until2021 !== undefined)
    return mostYears(all);
  const regular: ReportKind = {
    id: old.id,
    name: now.name,
    names: { ...old.names, ...now.names },
    typeIds: [...old.typeIds, ...now.typeIds],
    years: [...old.years, ...now.years],
  };
  return mostYears([regular, ...all.filter((kind) => kind !== old && kind !== now)]);
}

const byYear = (a: IndicatorRecord, b: IndicatorRecord) => a.year - b.year || submissionTime(a) - submissionTime(b);

/** Adds the records of a name to the groups; those that have a type in common become one, in the place of the first. */
function joinedByType(groups: readonly IndicatorRecord[][], own: IndicatorRecord[]): IndicatorRecord[][] {
  const typeIds = new Set(own.map(({ reportTypeId }) => reportTypeId));
  const same = groups.filter((group) => group.some(({ reportTypeId }) => typeIds.has(reportTypeId)));
  const [first, ...others] = same;
  if (!first) return [...groups, own];
  const joined = [...same.flat(), ...own].toSorted(byYear);
  return groups.filter((group) => !others.includes(group)).map((group) => (group === first ? joined : group));
}

function mostYears(kinds: readonly ReportKind[], era?: Era): ReportKind[] {
  const count = ({ years }: ReportKind) => years.filter((year) => !era || eraOf(year) === era).length;
  return kinds.filter((kind) => count(kind) > 0).toSorted((a, b) => count(b) - count(a));
}

/** The kind of a report type; without a match the kind that covers most years. */
export function reportKindOf(kinds: readonly ReportKind[], reportTypeId: number | null): ReportKind | null {
  return kinds.find(({ typeIds }) => reportTypeId !== null && typeIds.includes(reportTypeId)) ?? kinds[0] ?? null;
}

type Shown = { view: 'year' | 'years'; year: number | null; reportType: number | null };

/** The shown kind of report: for one year the kind of the selected report (R4.2), for all years the requested one. */
export function shownKind(records: IndicatorRecords, { view, ...requested }: Shown): ReportKind | null {
  const { reportTypeId } = selectionOf(records, requested);
  return reportKindOf(reportKinds(records), (view === 'years' ? requested.reportType : null) ?? reportTypeId);
}

/** The record of a kind of report in a year. */
export function recordOfKind(records: IndicatorRecords, year: number, kind: ReportKind | null): IndicatorRecord | null {
  const type = kind && reportTypesOf(records, year).find(({ id }) => kind.typeIds.includes(id));
  return type ? recordOf(records, year, type.id) : null;
}

/** A line over the years for one kind of report; a change is given only between consecutive years of one code set. */
export function seriesOf(
  trend: Trend,
  records: IndicatorRecords,
  years: readonly number[],
  kind: ReportKind | null,
): Point[] {
  const figureIn = (year: number): Figure => {
    const record = recordOfKind(records, year, kind);
    return record && trendFigure(trend, year, record.lines);
  };
  const gapIn = (year: number, figure: Figure): StatedGap => {
    if (!sideIn(trend, year)) return 'notOnForm';
    if (!recordOfKind(records, year, kind)) return missingReport(records, year);
    return figure === UNREADABLE ? 'unreadable' : 'notStated';
  };
  return years.map((year) => {
    const value = figureIn(year);
    if (typeof value !== 'number') return { year, value: null, gap: gapIn(year, value), change: null };
    const before = eraOf(year) === eraOf(year - 1) ? numberIn(figureIn(year - 1)) : null;
    return { year, value, gap: null, change: changeOf(value, before) };
  });
}

/** Why a kind of report is missing in a year. */
export function missingReport(records: IndicatorRecords, year: number): 'otherReport' | 'noReport' {
  return records.some((record) => record.year === year) ? 'otherReport' : 'noReport';
}
