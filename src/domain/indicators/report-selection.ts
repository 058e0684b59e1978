import { firstOfEach } from '#shared/api/lists.ts';
import { YEARS } from '#shared/config/settings.ts';
import { isoDate, toDateParts } from '#shared/format/date.ts';
import { collate, fold } from '#shared/format/fold.ts';
import type { IndicatorRecord, IndicatorRecords } from './indicators.model.ts';

/** Years of the tags (R2.5, readings): the fixed lists and those of the records, ascending. */
export function yearsOf(records: IndicatorRecords): number[] {
  const years = new Set<number>([...YEARS.profileOld, ...YEARS.profileNew, ...records.map(({ year }) => year)]);
  return [...years].toSorted((a, b) => a - b);
}

/** The preselected year (readings, R2.5): the latest with a record; without records the latest of the tags. */
export function preselectedYear(records: IndicatorRecords): number {
  const withRecord = records.map(({ year }) => year);
  return Math.max(...(withRecord.length ? withRecord : yearsOf(records)));
}

export type ReportTypeTag = { id: number; name: string };

/** Report types submitted in a year, each once, in the order of their first submission; without a date last (R2.5, R4.2). */
export function reportTypesOf(records: IndicatorRecords, year: number): ReportTypeTag[] {
  const own = records.filter((record) => record.year === year).toSorted(bySubmission);
  return firstOfEach(own, (record) => record.reportTypeId).map((record) => ({
    id: record.reportTypeId,
    name: record.reportTypeName,
  }));
}

function bySubmission(a: IndicatorRecord, b: IndicatorRecord): number {
  return submissionTime(a) - submissionTime(b) || collate(a.reportTypeName, b.reportTypeName);
}

/** Time of submission to sort by, in Sarajevo's time; a missing date sorts last. */
export function submissionTime({ submittedOn }: Pick<IndicatorRecord, 'submittedOn'>): number {
  const parts = toDateParts(submittedOn);
  if (!parts) return Number.MAX_SAFE_INTEGER;
  const { year, month, day, time } = parts;
  const { hour, minute, second } = time ?? { hour: 0, minute: 0, second: 0 };
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The record of a year and report type; of several, the one submitted last, because it corrects the others (R2.5). */
export function recordOf(records: IndicatorRecords, year: number, reportTypeId: number | null): IndicatorRecord | null {
  const matching = records.filter((record) => record.year === year && record.reportTypeId === reportTypeId);
  const dated = matching.filter(({ submittedOn }) => toDateParts(submittedOn) !== null);
  return (dated.length ? dated : matching).toSorted(bySubmission).at(-1) ?? null;
}

/** The name of a report type is the only sign of an amended variant; this matches it in all languages of the agency (R9). */
const AMENDED = /izmi?jen|isprav|korig|amend|correct/;

/** Whether the name of a report type says that the report is an amended one. */
export const saysAmended = (name: string): boolean => AMENDED.test(fold(name));

/**
 * Reports submitted after the shown one in the same year, amended ones first. An amended report is included even if it has the
 * same day or the order is unknown, because it amends the shown one in any case.
 */
export function laterReports(records: IndicatorRecords, shown: IndicatorRecord) {
  const isOriginal = !saysAmended(shown.reportTypeName);
  return reportTypesOf(records, shown.year)
    .filter(({ id }) => id !== shown.reportTypeId)
    .map(({ id, name }) => {
      const record = recordOf(records, shown.year, id);
      return { id, name, submittedOn: record?.submittedOn ?? '', isAmended: saysAmended(name) };
    })
    .filter((report) => {
      const [its, own] = [toDateParts(report.submittedOn), toDateParts(shown.submittedOn)];
      const isSameDay = isoDate(report.submittedOn) === isoDate(shown.submittedOn);
      const isOrdered = its !== null && own !== null && (!isSameDay || (its.time !== null && own.time !== null));
      if (isOriginal && report.isAmended && (!isOrdered || isSameDay)) return true;
      return isOrdered && submissionTime(report) > submissionTime(shown);
    })
    .toSorted((a, b) => Number(b.isAmended) - Number(a.isAmended) || submissionTime(a) - submissionTime(b));
}

/** The latest other report of the same type and year, which the shown one replaces; null when there is none. */
export function replacedReport(records: IndicatorRecords, shown: IndicatorRecord): IndicatorRecord | null {
  const same = records.filter(
    (each) => each !== shown && each.year === shown.year && each.reportTypeId === shown.reportTypeId,
  );
  return same.toSorted(bySubmission).at(-1) ?? null;
}

/**
 * The selection of a card (R4.2): the requested year, else the preselected one; the requested report type of that year, else
 * the first by submission date.
 */
export function selectionOf(
  records: IndicatorRecords,
  requested: { year?: number | null; reportType?: number | null },
) {
  const year =
    requested.year != null && yearsOf(records).includes(requested.year) ? requested.year : preselectedYear(records);
  const reportTypes = reportTypesOf(records, year);
  const type = reportTypes.find(({ id }) => id === requested.reportType) ?? reportTypes[0] ?? null;
  const reportTypeId = type?.id ?? null;
  return { year, reportTypeId, reportTypes, record: recordOf(records, year, reportTypeId) };
}
