import type { Finding } from './quick-look.model.ts';

/** The sheets of a workbook against those of a fresh template: what is missing or renamed, and what does not belong. */
export function compareSheets(sheets: readonly string[], fresh: readonly string[]): Finding[] {
  const has = (names: readonly string[], wanted: string) => names.some((name) => name.trim() === wanted.trim());
  const missing = fresh.filter((name) => !has(sheets, name));
  const foreign = sheets.filter((name) => !has(fresh, name));
  return [
    ...missing.map((sheet): Finding => ({ code: 'sheetMissing', sheet })),
    ...foreign.map((sheet): Finding => ({ code: 'sheetForeign', sheet })),
  ];
}
