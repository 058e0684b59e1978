import { JIB_LENGTH, REPORT_ID_LENGTH, REPORT_TYPE_IN_ID } from '#shared/config/settings.ts';

const WHOLE = new RegExp(`^[0-9]{${REPORT_ID_LENGTH}}$`);

/** Whether a text is a report id (JIB+): exactly 22 digits (R3.10); otherwise the problem is 'JIBPlusControlError'. */
export function isValidReportId(id: string): boolean {
  return WHOLE.test(id);
}

/** The digits of the report type in an id; '' for an invalid id. */
export function reportTypeIn(id: string): string {
  const { from, length } = REPORT_TYPE_IN_ID;
  return isValidReportId(id) ? id.slice(from, from + length) : '';
}

/** The contents of a report id (readings, R3.10): the jib and the report type number; `null` for an invalid id. */
export function readReportId(id: string): { jib: string; reportType: number } | null {
  return isValidReportId(id) ? { jib: id.slice(0, JIB_LENGTH), reportType: Number(reportTypeIn(id)) } : null;
}
