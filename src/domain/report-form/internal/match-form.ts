import { isSameSheetName } from '#shared/workbook/sheet-name.ts';
import type { Sheet } from '#shared/workbook/workbook.ts';
import { type FormStructure, hashOf, type SheetStructure } from '../form-structure.ts';
import { reportTypeIn } from '../report-id.ts';
import { reportIdIn } from './learn-form.ts';

/** A form with a smaller share of its sheets in the workbook is another form, or in another language. */
const SHEETS_IN_COMMON = 2 / 3;
/** The same for the fixed texts. */
const TEXTS_IN_COMMON = 0.8;

/** The sheet of that name. */
export const sheetNamed = (sheets: readonly Sheet[], name: string): Sheet | undefined =>
  sheets.find((sheet) => isSameSheetName(sheet.name, name));

/** Share of a sheet's fixed texts that occur anywhere in another sheet, 0 to 1. */
export function likeness(structure: SheetStructure, { cells }: Sheet): number {
  const wanted = Object.values(structure.fixed);
  if (wanted.length === 0) return 1;
  const there = new Set<number>();
  for (const { value } of cells.values()) if (value !== '') there.add(hashOf(value));
  return wanted.filter((hash) => there.has(hash)).length / wanted.length;
}

/** The known form of a workbook: its report type, if it states one, and nearly all sheets and texts. Null when none fits. */
export function formOf(sheets: readonly Sheet[], forms: readonly FormStructure[]): FormStructure | null {
  const type = reportTypeIn(reportIdIn(sheets));
  let best: FormStructure | null = null;
  let bestScore = 0;
  for (const form of forms) {
    if (type !== '' && form.reportType !== '' && form.reportType !== type) continue;
    const visible = form.sheets.filter(({ isHidden }) => !isHidden);
    const common = visible.flatMap((structure) => {
      const sheet = sheetNamed(sheets, structure.name);
      return sheet ? [likeness(structure, sheet)] : [];
    });
    const texts = common.reduce((sum, share) => sum + share, 0) / common.length;
    if (common.length < visible.length * SHEETS_IN_COMMON || !(texts >= TEXTS_IN_COMMON)) continue;
    const score = texts * common.length + form.learntAt / 1e16;
    if (score > bestScore) [best, bestScore] = [form, score];
  }
  return best;
}
