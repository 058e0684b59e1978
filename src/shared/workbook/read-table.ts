import { unguardedText } from '#shared/format/csv.ts';
import { jibsIn } from '#shared/format/jib.ts';
import { decodedText } from './text-encoding.ts';

/** Whether a file is a zip, as every .xlsx is. */
export async function isZip(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

const SEPARATORS = ['\t', ';', '|', ','] as const;
const QUOTED_CELL = /(?<=^|[\t;|,\r\n])"(?:[^"]|"")*"/g;

/** What parts the cells of a table: the sign that most of its lines have, because titles, names and amounts may have any of them. */
function separatorOf(table: string): string {
  const lines = table.replace(QUOTED_CELL, '').split(/[\r\n]+/);
  const linesWith = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  return SEPARATORS.toSorted((one, other) => linesWith(other) - linesWith(one))[0] ?? ';';
}

/** The rows of a CSV text, whatever its separator; a row of the result is a row of the file. The reader is loaded on first use. */
export async function csvRows(text: string): Promise<string[][]> {
  const { parseCsv } = await import('hucre/csv');
  // Excel's own first line, which names the separator; it counts as a row, so that places stay rows of the file.
  const [named = '', separator] = /^\uFEFF?\s*"?sep=(.)"?[^\S\r\n]*(?=\r|\n|$)/i.exec(text) ?? [];
  const table = text.slice(named.length);
  const rows = parseCsv(table, { delimiter: separator ?? separatorOf(table) }) as string[][];
  return rows.map((row) => row.map(unguardedText));
}

/** A sheet of a workbook that has rows; a row of the result is a row of the sheet. */
export type TableSheet = { name: string; isHidden: boolean; rows: string[][] };

/** The sheets of an .xlsx that have rows, as text; whole numbers keep all digits. Null for another file. */
export async function workbookSheets(file: Blob): Promise<TableSheet[] | null> {
  const { readWorkbook } = await import('./read-workbook.ts');
  const opened = await readWorkbook(file);
  if (!opened.ok) return null;
  return opened.sheets.flatMap(({ name, isHidden, cells }) => {
    const rows: string[][] = [];
    for (const { row, column, value } of cells.values()) (rows[row - 1] ??= [])[column - 1] = value;
    // Fills gaps, so that an index is the row of the sheet.
    const filled = Array.from(rows, (each) => Array.from(each ?? [], (value) => value ?? ''));
    return filled.some((each) => each.some((cell) => cell.trim() !== '')) ? { name, isHidden, rows: filled } : [];
  });
}

const jibCount = ({ rows }: TableSheet): number =>
  rows.filter((row) => row.some((cell) => jibsIn(cell).length > 0)).length;

/** Sheets in the order in which a list is most probably on them: visible ones first, then the one with the most jibs. */
export const likelyFirst = (sheets: readonly TableSheet[]): TableSheet[] =>
  sheets
    .map((sheet) => ({ sheet, jibs: jibCount(sheet) }))
    .toSorted((one, other) => Number(one.sheet.isHidden) - Number(other.sheet.isHidden) || other.jibs - one.jibs)
    .map(({ sheet }) => sheet);

/** The text of a file, whatever program wrote it. */
export const textOfFile = async (file: Blob): Promise<string> => decodedText(new Uint8Array(await file.arrayBuffer()));
