/** The parts of a report id (JIB+): 13 digits of the jib, 2 of the report type, 4 of the year, 1 of the form version, 2 check digits (R3.10). */
export type ReportIdParts = { jib: string; reportType: number; year: number; version: string };

/** The jib part of a template made without a jib. */
export const NO_JIB = '0'.repeat(13);

/** The 22-digit id of a report; the check digits are those of ISO 7064 (mod 97-10) over the first 20. */
export function makeReportId({ jib, reportType, year, version }: ReportIdParts): string {
  const start = `${jib || NO_JIB}${String(reportType).padStart(2, '0')}${String(year).padStart(4, '0')}${version}`;
  return start + checkDigits(start);
}

/** The parts of an id; null when it is not exactly 22 digits. */
export function readReportId(id: string): ReportIdParts | null {
  if (!/^\d{22}$/.test(id)) return null;
  return {
    jib: id.slice(0, 13),
    reportType: Number(id.slice(13, 15)),
    year: Number(id.slice(15, 19)),
    version: id.slice(19, 20),
  };
}

/** Whether the last two digits of a 22-digit id follow from the others. */
export const hasRightCheckDigits = (id: string): boolean => checkDigits(id.slice(0, 20)) === id.slice(20);

/**
 * The same id as a spreadsheet formula over the cells of its parts. The remainder is computed in two steps, because
 * spreadsheets compute with 15 digits only.
 */
export function reportIdFormula(cells: { jib: string; reportType: string; year: string }, version: string): string {
  const jib = `IF(${cells.jib}="","${NO_JIB}",${cells.jib})`;
  const start = `${jib}&TEXT(${cells.reportType},"00")&${cells.year}&"${version}"`;
  const first = `MOD(VALUE(LEFT(${start},10)),97)`;
  const whole = `MOD(VALUE(${first}&MID(${start},11,10)),97)`;
  return `IFERROR(${start}&TEXT(98-MOD(${whole}*100,97),"00"),${start})`;
}

function checkDigits(digits: string): string {
  if (!/^\d+$/.test(digits)) return '';
  return String(98n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0');
}
