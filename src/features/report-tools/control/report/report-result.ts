import type * as z from 'zod/mini';
import { isValidReportId, readReportId } from '#domain/report-form/report-id.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { CONTROL } from './control-settings.ts';
import type { controlResultWire } from './control.wire.ts';

/** The control's result for one report (R3.10). No errors mean correct; errors are texts of the agency with simple HTML. */
export type ReportResult = Readonly<z.output<typeof controlResultWire>> & {
  /** Language of the errors: that of the check, even if the reader switches the language later. */
  lang: Lang;
  /** Name of the selected file it certainly belongs to, whatever `name` says; null if unknown. */
  file: string | null;
};

/** Whether a report is correct: no errors and a valid id. An invalid id counts as incorrect (readings, R3.10). */
export function isCorrect({ id, errors }: Pick<ReportResult, 'id' | 'errors'>): boolean {
  return errors.length === 0 && isValidReportId(id);
}

/** Counts all reports, the correct and the incorrect ones, and all errors (R3.10). */
export function countResults(results: readonly ReportResult[]) {
  const correct = results.filter(isCorrect).length;
  const errors = results.reduce((sum, result) => sum + result.errors.length, 0);
  return { reports: results.length, correct, incorrect: results.length - correct, errors };
}

/** Whether two ids have the same company and report type, that is whether they are attempts at the same report. */
export function isSameReport(one: string, other: string): boolean {
  const [a, b] = [readReportId(one), readReportId(other)];
  return a !== null && b !== null && a.jib === b.jib && a.reportType === b.reportType;
}

/** Whether a report with this id must have notes to be submitted (R4.8). */
export function notesAreObligatory(id: string): boolean {
  const parts = readReportId(id);
  return !parts || !CONTROL.notesNotObligatoryReportTypes.includes(parts.reportType);
}
