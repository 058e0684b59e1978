import { JIB_LENGTH, REPORT_ID_LENGTH, REPORT_TYPE_IN_ID } from '#shared/config/settings.ts';
import { CONTROL } from './control-settings.ts';

const WHOLE = new RegExp(`^[0-9]{${REPORT_ID_LENGTH}}$`);

/** True for a report id (JIB+) of exactly 22 digits (R3.10); anything else is 'JIBPlusControlError'. */
export function isValidReportId(id: string): boolean {
  return WHOLE.test(id);
}

/** What the digits of a report id say, and all they say (readings, R3.10): the jib and the report type number; `null` when it is not valid. */
export function readReportId(id: string): { jib: string; reportType: number } | null {
  if (!isValidReportId(id)) return null;
  const { from, length } = REPORT_TYPE_IN_ID;
  return { jib: id.slice(0, JIB_LENGTH), reportType: Number(id.slice(from, from + length)) };
}

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
