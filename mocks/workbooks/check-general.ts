import type { Worksheet } from 'exceljs';
import type { AgencyLanguage } from '../call.ts';
import type { Findings } from './findings.ts';
import type { Form } from './forms.ts';
import { generalCell, generalFields, type GeneralKey } from './general-data.ts';
import { textOf } from './open-workbook.ts';
import { hasRightCheckDigits, NO_JIB, type ReportIdParts } from './report-id.ts';

/** What the check looks up in the agency's registers. */
export type Registers = {
  hasEntity(jib: string): boolean;
  hasReportType(id: number): boolean;
  hasYear(year: number): boolean;
};

/** Checks the mandatory fields, and the jib and the id against each other and the registers. */
export function checkGeneral(
  worksheet: Worksheet,
  form: Form,
  parts: ReportIdParts,
  registers: Registers,
  language: AgencyLanguage,
  findings: Findings,
): string[] {
  const { name } = worksheet;
  const cell = (key: GeneralKey) => generalCell(form, key);
  const read = (key: GeneralKey) => textOf(worksheet.getCell(cell(key)).value);
  const errors: string[] = [];
  for (const field of generalFields(form))
    if (field.mandatory && read(field.key) === '')
      errors.push(findings.emptyField(name, cell(field.key), field.label[language]));

  const jib = read('jib');
  if (jib !== '' && !/^\d{13}$/.test(jib)) errors.push(findings.badJib(name, cell('jib'), jib));
  else if (jib !== '' && !registers.hasEntity(jib)) errors.push(findings.unknownJib(name, cell('jib'), jib));

  const label = (key: GeneralKey) => generalFields(form).find((field) => field.key === key)?.label[language] ?? key;
  const compare = (key: GeneralKey, inId: string, entered: string) => {
    if (inId !== entered) errors.push(findings.idDiffers(name, cell('reportId'), label(key), inId, entered));
  };
  compare('jib', parts.jib, jib || NO_JIB);
  compare('reportType', String(parts.reportType), read('reportType'));
  compare('year', String(parts.year), read('year'));
  if (!registers.hasReportType(parts.reportType))
    errors.push(findings.unknownType(name, cell('reportId'), parts.reportType));
  if (!registers.hasYear(parts.year)) errors.push(findings.wrongYear(name, cell('reportId'), parts.year));
  const id = read('reportId');
  if (parts.version !== form.version || !hasRightCheckDigits(id))
    errors.push(findings.wrongCheckDigits(name, cell('reportId')));
  return errors;
}
