import { JIB_LENGTH, REPORT_ID_LENGTH, REPORT_TYPE_IN_ID } from '#shared/config/settings.ts';

const WHOLE = new RegExp(`^[0-9]{${REPORT_ID_LENGTH}}$`);

/** True for a report id (JIB+) of exactly 22 digits and nothing else (R3.10); anything else is 'JIBPlusControlError'. */
export function isValidReportId(id: string): boolean {
  return WHOLE.test(id);
}

/** The digits of the report type in an id; '' for what is no id. */
export function reportTypeIn(id: string): string {
  const { from, length } = REPORT_TYPE_IN_ID;
  return isValidReportId(id) ? id.slice(from, from + length) : '';
}

/** What the digits of a report id say, and all they say (readings, R3.10): the jib and the report type number; `null` when it is not valid. */
export function readReportId(id: string): { jib: string; reportType: number } | null {
  return isValidReportId(id) ? { jib: id.slice(0, JIB_LENGTH), reportType: Number(reportTypeIn(id)) } : null;
}
