import type { AgencyLanguage } from '../call.ts';
import { checkRules, checkSheet } from './check-cells.ts';
import { checkGeneral, type Registers } from './check-general.ts';
import { checkStructure } from './check-structure.ts';
import { findingsIn } from './findings.ts';
import { generalCell } from './general-data.ts';
import { openWorkbook, textOf } from './open-workbook.ts';
import { formOfWorkbook, generalSheet } from './recognise.ts';
import { readReportId } from './report-id.ts';

export type CheckOptions = {
  /** The old control (until 2021) or the new one. */
  old: boolean;
  language: AgencyLanguage;
  registers: Registers;
};

/** Result of the control of one workbook: its id as written and the findings (R3.10); without findings the report is correct. */
export type CheckResult = { id: string; errors: string[] };

/**
 * The mathematical and logical control of a report (R1, R4.7, R4.8). A form of the other era or an invalid id stops it with a
 * single finding. Null when the bytes are not a workbook.
 */
export async function checkWorkbook(
  bytes: Uint8Array,
  { old, language, registers }: CheckOptions,
): Promise<CheckResult | null> {
  const workbook = await openWorkbook(bytes);
  if (!workbook) return null;
  const findings = findingsIn(language);
  const form = formOfWorkbook(workbook);
  const general = form && generalSheet(workbook, form);
  if (!form || !general) return { id: '', errors: [findings.foreignWorkbook()] };
  const id = textOf(general.getCell(generalCell(form, 'reportId')).value);
  if (form.era !== (old ? 'old' : 'new'))
    return { id, errors: [old ? findings.newFormGiven() : findings.oldFormGiven()] };
  const parts = readReportId(id);
  if (!parts) return { id, errors: [findings.malformedId()] };
  const structure = checkStructure(workbook, form, language, findings);
  return {
    id,
    errors: [
      ...structure.errors,
      ...checkGeneral(general, form, parts, registers, language, findings),
      ...structure.intact.flatMap((sheet) => checkSheet(form, sheet, findings)),
      ...checkRules(form, structure.intact, findings),
    ],
  };
}
