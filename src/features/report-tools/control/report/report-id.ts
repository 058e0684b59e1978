import { JIB_LENGTH, REPORT_ID_LENGTH, REPORT_TYPE_IN_ID } from '#shared/config/settings.ts';
import { CONTROL } from './control-settings.ts';

const WHOLE = new RegExp(`^[0-9]{${REPORT_ID_LENGTH}}$`);

/** True for a report id (JIB+) of exactly 22 digits (R3.10); anything else is 'JIBPlusControlError'. */
export function isValidReportId(id: string): boolean {
  return WHOLE.test(id);
}

/** What the digits of a report id say: the jib, the report type number and the year of the report. */
export type ReportIdParts = { jib: string; reportType: number; year: number };

/** Reads an id; `null` when it is not valid. */
export function readReportId(id: string): ReportIdParts | null {
  if (!isValidReportId(id)) return null;
  const part = ({ from, length }: { from: number; length: number }) => Number(id.slice(from, from + length));
  return { jib: id.slice(0, JIB_LENGTH), reportType: part(REPORT_TYPE_IN_ID), year: part(CONTROL.yearInId) };
}

/** True when two ids are of the same company, report type and year: attempts at one report. */
export function isSameReport(one: string, other: string): boolean {
  const end = CONTROL.yearInId.from + CONTROL.yearInId.length;
  return isValidReportId(one) && isValidReportId(other) && one.slice(0, end) === other.slice(0, end);
}

/** Whether a report of this id may be submitted without notes (R4.8). */
export function notesAreObligatory(id: string): boolean {
  const parts = readReportId(id);
  return !parts || !CONTROL.notesNotObligatoryReportTypes.includes(parts.reportType);
}
