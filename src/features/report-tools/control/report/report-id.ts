import { readReportId } from '#domain/report-form/report-id.ts';
import { CONTROL } from './control-settings.ts';

/** True when two ids are of the same company and report type: attempts at one report. */
export function isSameReport(one: string, other: string): boolean {
  const [a, b] = [readReportId(one), readReportId(other)];
  return a !== null && b !== null && a.jib === b.jib && a.reportType === b.reportType;
}

/** Whether a report of this id may be submitted without notes (R4.8). */
export function notesAreObligatory(id: string): boolean {
  const parts = readReportId(id);
  return !parts || !CONTROL.notesNotObligatoryReportTypes.includes(parts.reportType);
}
