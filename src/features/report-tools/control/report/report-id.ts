import { readReportId } from '#domain/report-form/report-id.ts';
import { CONTROL } from './control-settings.ts';

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
