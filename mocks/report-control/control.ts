import type { AgencyLanguage } from '../call.ts';
import { entityByJib } from '../legal-entities/registry.ts';
import { FIRST_YEAR, LAST_YEAR, reportTypeOf } from '../report-templates/report-types.ts';
import type { Registers } from '../workbooks/check-general.ts';
import { checkWorkbook } from '../workbooks/check-workbook.ts';
import { faultOf, notAWorkbook, type FileFault, type Upload } from './file-kinds.ts';

/** A control result item as it goes over the wire (R3.10). */
export type ControlResult = { id: string; name: string; errors: string[] };

/** Checks one uploaded report. A file that is no readable .xlsx is a faulty call, not a finding. */
export async function controlReport(
  upload: Upload,
  old: boolean,
  language: AgencyLanguage,
): Promise<ControlResult | FileFault> {
  const fault = faultOf(upload, ['xlsx']);
  if (fault) return fault;
  const checked = await checkWorkbook(upload.bytes, { old, language, registers: registersOf(old) });
  return checked ? { id: checked.id, name: upload.name, errors: checked.errors } : notAWorkbook(upload.name);
}

/** Whether a check found a faulty file instead of a result. */
export const isFault = (outcome: ControlResult | FileFault): outcome is FileFault => 'status' in outcome;

function registersOf(old: boolean): Registers {
  return {
    hasEntity: (jib) => entityByJib(jib) !== undefined,
    hasReportType: (id) => reportTypeOf(id, old) !== undefined,
    hasYear: (year) => year >= FIRST_YEAR && year <= LAST_YEAR[old ? 'old' : 'new'],
  };
}
