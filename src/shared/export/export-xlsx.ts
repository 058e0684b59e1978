import type { CellStyle, CellValue, WriteSheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import type { AboutLine, ExportTable } from './export-table.ts';

const DEFAULT_WIDTH = 18;
/** Excel's limit for the name of a sheet. */
const LONGEST_SHEET_NAME = 31;
const BOLD: CellStyle = { font: { bold: true } };

// The XML of a workbook must not contain control characters: one in a name would make the whole file unreadable.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as a cell holds it: always a text cell, so that it is never run as a formula or turned into a number. */
const cellText = (text: string) => text.replace(FORBIDDEN, '');

const cellOf = (value: string | number | null): CellValue =>
  typeof value === 'string' ? cellText(value) : Number.isFinite(value) ? value : null;

const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_SHEET_NAME);

/** A table as an .xlsx workbook whose head stays visible; a second sheet describes the file. Load this module only when needed. */
export async function exportXlsx(
  { heads, rows }: ExportTable,
  sheet: string,
  about?: { sheet: string; lines: readonly AboutLine[] },
): Promise<Blob> {
  const table: WriteSheet = {
    name: sheetName(sheet),
    rows: [heads.map(({ header }) => cellText(header)), ...rows.map((cells) => cells.map(cellOf))],
    columns: heads.map(({ width = DEFAULT_WIDTH }) => ({ width })),
    cells: new Map(
      heads.map(({ kind }, column) => [
        `0,${column}`,
        { style: { ...BOLD, alignment: { horizontal: kind === 'number' ? 'right' : 'left' } } },
      ]),
    ),
    freezePane: { rows: 1 },
  };
  const notes: WriteSheet | undefined = about && {
    name: sheetName(about.sheet),
    rows: about.lines.map(({ label, text }) => [cellText(label), cellText(text)]),
    columns: [{ width: 26 }, { width: 90 }],
    cells: new Map(about.lines.map((_line, row) => [`${row},0`, { style: BOLD }])),
  };
  const bytes = await writeXlsx({ sheets: notes ? [table, notes] : [table] });
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
