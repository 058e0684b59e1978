import type { CellValue, Workbook } from 'exceljs';

/** Content of a cell, however the workbook stores it: a shared formula, rich text, a link. */
export type Held =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'error'; value: string };

/** A new empty workbook. exceljs is large, so it is loaded on first use. */
export async function newWorkbook(): Promise<Workbook> {
  const { default: exceljs } = await import('exceljs');
  return new exceljs.Workbook();
}

/** Opens the bytes of an .xlsx; null when they are not a workbook with at least one sheet. */
export async function openWorkbook(bytes: Uint8Array): Promise<Workbook | null> {
  const workbook = await newWorkbook();
  try {
    await workbook.xlsx.load(arrayBufferOf(bytes));
  } catch {
    return null;
  }
  return workbook.worksheets.length > 0 ? workbook : null;
}

/** The .xlsx of a workbook, compressed as fast as possible. */
export async function workbookBytes(workbook: Workbook): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await workbook.xlsx.writeBuffer(PACKING));
}

const PACKING = { zip: { compression: 'DEFLATE', compressionOptions: { level: 1 } } } as const;

/** Content of a cell's value; of a formula the last computed result. */
export function heldBy(value: CellValue | undefined): Held {
  if (value === null || value === undefined) return { kind: 'empty' };
  if (typeof value === 'number')
    return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'error', value: String(value) };
  if (typeof value === 'string') return value.trim() === '' ? { kind: 'empty' } : { kind: 'text', value: value.trim() };
  if (typeof value === 'boolean') return { kind: 'text', value: String(value) };
  if (value instanceof Date) return { kind: 'text', value: value.toISOString().slice(0, 10) };
  if ('error' in value) return { kind: 'error', value: value.error };
  if ('richText' in value) return heldBy(value.richText.map(({ text }) => text).join(''));
  if ('text' in value) return heldBy(value.text);
  if ('result' in value) return heldBy(value.result as CellValue);
  return { kind: 'empty' };
}

/** The text of a cell as a reader sees it; '' for an empty one. */
export function textOf(value: CellValue | undefined): string {
  const held = heldBy(value);
  return held.kind === 'empty' ? '' : String(held.value);
}

function arrayBufferOf(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}
