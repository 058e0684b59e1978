import type { ControlVersion } from '../report/control-settings.ts';
import { examineWorkbook } from './examine-workbook.ts';
import { contentWarning } from '../report/first-bytes.ts';
import { openWorkbook } from './open-workbook.ts';
import type { FindingCode, QuickLook } from './quick-look.model.ts';

/** Looks through a chosen report before it is sent (R2.11; advisory). Rejects when the file can no longer be read. */
export async function quickLook(file: File, version: ControlVersion): Promise<QuickLook> {
  const fault = await contentWarning(file);
  if (fault === 'encrypted' || fault === 'oldOffice') return only(fault);
  const opened = openWorkbook(new Uint8Array(await file.arrayBuffer()));
  return opened.ok ? examineWorkbook(opened.sheets, version) : only(opened.reason);
}

const only = (code: FindingCode): QuickLook => ({ facts: null, findings: [{ code }], total: 1 });
