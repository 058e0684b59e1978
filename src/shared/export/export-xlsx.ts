import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import type { AboutLine, ExportTable } from './export-table.ts';

const DEFAULT_WIDTH = 18;
/** Excel's limit for the name of a sheet. */
const LONGEST_SHEET_NAME = 31;

// The XML of a workbook must not contain control characters: one in a name would make the whole file unreadable.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function cellOf(value: string | number | null): Cell {
  if (value === null) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? { value, type: Number } : null;
  // Always a text cell, so that it is never run as a formula or turned into a number.
  return { value: value.replace(FORBIDDEN, ''), type: String };
}

const sheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_SHEET_NAME);

/** A table as an .xlsx workbook whose head stays visible; a second sheet describes the file. Load this module only when needed. */
export function exportXlsx(
  { heads, rows }: ExportTable,
  sheet: string,
  about?: { sheet: string; lines: readonly AboutLine[] },
): Promise<Blob> {
  const head: Cell[] = heads.map(({ header, kind }) => ({
    value: header,
    type: String,
    fontWeight: 'bold',
    align: kind === 'number' ? 'right' : 'left',
  }));
  const aboutRow = ({ label, text }: AboutLine): Cell[] => [
    { value: label, type: String, fontWeight: 'bold' },
    cellOf(text),
  ];
  const notes = about && {
    data: about.lines.map(aboutRow),
    sheet: sheetName(about.sheet),
    columns: [{ width: 26 }, { width: 90 }],
  };
  return writeExcelFile([
    {
      data: [head, ...rows.map((cells) => cells.map(cellOf))],
      sheet: sheetName(sheet),
      columns: heads.map(({ width = DEFAULT_WIDTH }) => ({ width })),
      stickyRowsCount: 1,
    },
    ...(notes ? [notes] : []),
  ]).toBlob();
}
