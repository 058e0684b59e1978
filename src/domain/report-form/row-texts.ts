import type { Sheet } from '#shared/workbook/workbook.ts';
import { readTable } from './sheet-table.ts';

/** The texts of a visible sheet's rows, by row: of a line its code and label, of other rows their first text. */
export type SheetRows = { name: string; texts: Readonly<Record<number, string>> };

/** What the rows of a workbook say about themselves, for a table of errors. */
export function rowTexts(sheets: readonly Sheet[]): SheetRows[] {
  return sheets
    .filter(({ isHidden }) => !isHidden)
    .map((sheet) => {
      const texts: Record<number, string> = {};
      for (const { row, kind, value, formula } of sheet.cells.values())
        if (kind === 'text' && formula === null && /\p{L}/u.test(value)) texts[row] ??= value;
      for (const { row, code, label } of readTable(sheet).lines.values()) texts[row] = `${code} ${label}`.trim();
      return { name: sheet.name, texts };
    });
}
