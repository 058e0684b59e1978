import { readWorkbook } from '#shared/workbook/read-workbook.ts';
import { isSameSheetName } from '#shared/workbook/sheet-name.ts';
import type { Sheet } from '#shared/workbook/workbook.ts';
import type { Finding, QuickLook } from '../finding.ts';
import type { FormStructure, FormVersion } from '../form-structure.ts';
import { readTable } from '../sheet-table.ts';
import { findAgainst } from './form-findings.ts';
import { reportIdIn } from './learn-form.ts';
import { formOf } from './match-form.ts';
import { latestYearIn } from './report-order.ts';
import { findInAny } from './workbook-findings.ts';

/** Most findings listed; further ones are only counted. */
const FINDINGS_LISTED = 500;

/**
 * Checks a selected report before it is sent (R2.10, R2.11; advisory). The form comes from `forms`, derived from templates; if
 * none fits, only problems of any workbook are reported. Rejects only when the file can no longer be read.
 */
export async function quickLook(file: Blob, version: FormVersion, forms: readonly FormStructure[]): Promise<QuickLook> {
  const opened = await readWorkbook(file);
  if (!opened.ok) return { facts: null, template: null, findings: [{ code: opened.reason }], total: 1 };
  return lookThrough(opened.sheets, version, forms);
}

/** The same for a report that has already been read. */
export function lookThrough(
  sheets: readonly Sheet[],
  version: FormVersion,
  forms: readonly FormStructure[],
): QuickLook {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const own = forms.filter((form) => form.version === version);
  const form = formOf(sheets, own) ?? formOf(sheets, forms);
  const findings: Finding[] = [];
  if (form && form.version !== version) findings.push({ code: form.version === 'old' ? 'oldForm' : 'newForm' });
  if (form) findings.push(...findAgainst(form, sheets));
  // In a sheet with moved cells, the addresses of the form no longer apply.
  const moved = new Set(findings.filter(({ code }) => code === 'cellsMoved').map(({ sheet }) => sheet));
  for (const sheet of visible) {
    const ofForm = form?.sheets.find(({ name }) => isSameSheetName(sheet.name, name));
    findings.push(...findInAny(sheet, moved.has(sheet.name) ? undefined : ofForm));
  }
  const headings = visible.flatMap((sheet) => readTable(sheet).columns.map(({ heading }) => heading));
  return {
    facts: { id: reportIdIn(sheets), sheets: visible.map(({ name }) => name), year: latestYearIn(headings.join(' ')) },
    template: form && { name: form.name, learntAt: form.learntAt },
    findings: findings.slice(0, FINDINGS_LISTED),
    total: findings.length,
  };
}
