import { unzipSync } from 'fflate';
import type { Cell as RawCell, CellValue, Sheet as RawSheet } from 'hucre';
import { columnLetters, movedFormula } from './addresses.ts';
import { readableParts } from './package-parts.ts';
import { type Cell, ISO_DATE_SIGN, OLE_SIGN, oleFault, type Opened, type Sheet } from './workbook.ts';

/**
 * Largest file and largest unpacked size, in bytes. A report has some ten thousand cells in a hundred kilobytes; a hostile zip
 * unpacks to gigabytes.
 */
const MOST_BYTES = 50 * 1024 * 1024;
const MOST_UNPACKED = 150 * 1024 * 1024;
/** Cells beyond this range are not read: one in the last corner of a sheet would cost as much memory as all before it. */
const RANGE = 'A1:IV20000';

/** Opens an .xlsx from any source and reads the cells of its sheets. Rejects only when the file itself can no longer be read. */
export async function readWorkbook(file: Blob): Promise<Opened> {
  if (file.size > MOST_BYTES) return { ok: false, reason: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const latin1 = new TextDecoder('latin1');
  if (latin1.decode(bytes.subarray(0, OLE_SIGN.length)) === OLE_SIGN)
    return { ok: false, reason: oleFault(latin1.decode(bytes)) };
  const reason = zipFault(bytes);
  if (reason) return { ok: false, reason };
  try {
    const { readXlsx } = await import('hucre/xlsx');
    const parts = readableParts(bytes);
    if (parts === null) return { ok: false, reason: 'unreadable' };
    const { sheets, activeSheet: activeTab = 0 } = await readXlsx(parts.zip, { readStyles: true, range: RANGE });
    // Counted among the sheets with cells; none is active when that is a chart sheet.
    const active = parts.tabs[activeTab] === false ? null : parts.tabs.slice(0, activeTab).filter(Boolean).length;
    return { ok: true, sheets: sheets.map((sheet, at) => toSheet(sheet, at === active)) };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

/** Reads only the directory of the zip: nothing is unpacked before its size is known. */
function zipFault(bytes: Uint8Array): 'damaged' | 'notWorkbook' | 'tooLarge' | null {
  let unpacked = 0;
  let isWorkbook = false;
  let hidesSize = false;
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        unpacked += originalSize;
        isWorkbook ||= /(?:^|[\\/])workbook[^\\/]*\.xml$/i.test(name);
        // An empty part takes two bytes when packed; a longer one hides its size.
        hidesSize ||= originalSize === 0 && size > 2;
        return false;
      },
    });
  } catch {
    return 'damaged';
  }
  if (unpacked > MOST_UNPACKED || hidesSize) return 'tooLarge';
  return isWorkbook ? null : 'notWorkbook';
}

function toSheet(sheet: RawSheet, isActive: boolean): Sheet {
  const { name, hidden, veryHidden, protection, rows, cells } = sheet;
  const isProtected = protection !== undefined;
  const read = new Map<string, Cell>();
  const shared = sharedFormulas(cells);
  for (const [rowIndex, row] of rows.entries())
    for (const [columnIndex, value] of row.entries()) {
      const details = cells?.get(`${rowIndex},${columnIndex}`);
      if ((value === null || value === '') && details === undefined) continue;
      const address = `${columnLetters(columnIndex + 1)}${rowIndex + 1}`;
      const cell: Cell = {
        address,
        row: rowIndex + 1,
        column: columnIndex + 1,
        ...held(value, details),
        formula: formulaAt(rowIndex, columnIndex, details, shared),
        isOpen: isProtected && details?.style?.protection?.locked === false,
      };
      if (cell.kind !== 'empty' || cell.formula !== null || cell.isOpen) read.set(address, cell);
    }
  const filled = [...read.values()].filter(({ value }) => value !== '');
  const hiddenOf = (line: 'row' | 'column', isLineHidden: (number: number) => boolean | undefined) =>
    [...new Set(filled.map((cell) => cell[line]))].filter(isLineHidden).length;
  return {
    name,
    isHidden: hidden === true || veryHidden === true,
    isActive,
    isProtected,
    cells: read,
    hiddenRows: hiddenOf('row', (row) => sheet.rowDefs?.get(row - 1)?.hidden),
    hiddenColumns: hiddenOf('column', (column) => sheet.columns?.[column - 1]?.hidden),
  };
}

type Shared = ReadonlyMap<number, { formula: string; row: number; column: number }>;

/** Formulas written once and shared by many cells, by their number. */
function sharedFormulas(cells: RawSheet['cells']): Shared {
  const shared = new Map<number, { formula: string; row: number; column: number }>();
  for (const [key, { formula, formulaSharedIndex }] of cells ?? []) {
    const [row = 0, column = 0] = key.split(',').map(Number);
    if (formula && formulaSharedIndex !== undefined) shared.set(formulaSharedIndex, { formula, row, column });
  }
  return shared;
}

function formulaAt(row: number, column: number, details: RawCell | undefined, shared: Shared): string | null {
  if (details?.formula !== '') return details?.formula ?? null;
  const master = shared.get(details.formulaSharedIndex ?? -1);
  return master ? movedFormula(master.formula, row - master.row, column - master.column) : '';
}

function held(value: CellValue, details: RawCell | undefined): Pick<Cell, 'kind' | 'value'> {
  if (details?.type === 'error') return { kind: 'error', value: String(value) };
  if (typeof value === 'number') return { kind: 'number', value: String(value) };
  if (typeof value === 'boolean') return { kind: 'boolean', value: String(value) };
  if (value instanceof Date)
    return { kind: 'date', value: Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10) };
  if (value?.startsWith(ISO_DATE_SIGN)) return dateCell(value.slice(ISO_DATE_SIGN.length));
  const text = value?.trim() ?? '';
  // A formula with the result '' has been computed; one without any result has not.
  return text === '' && !(value === '' && details?.formula !== undefined)
    ? { kind: 'empty', value: '' }
    : { kind: 'text', value: text };
}

/** A date written as text; a time of day without a date is a text. */
function dateCell(written: string): Pick<Cell, 'kind' | 'value'> {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(written) ?? [];
  return day === undefined ? { kind: 'text', value: written } : { kind: 'date', value: day };
}
