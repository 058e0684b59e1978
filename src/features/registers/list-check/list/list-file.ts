import { nameOf } from '#shared/format/file-name.ts';
import { csvRows, isZip, textOfFile, workbookRows } from '#shared/workbook/read-table.ts';

/** Largest file to be read, in bytes; a thousand rows of a workbook need a tenth of it. */
export const LARGEST_LIST_FILE = 2_000_000;

const ONE_LINE = /[\t\r\n;|]+/g;

/** Rows as text that `readList` reads again: a line for each row, tabs between its cells. */
const asText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => cell.replace(ONE_LINE, ' ').trim()).join('\t')).join('\n');

/** The text of a list in a .csv, .txt or .xlsx file; null for a workbook that cannot be read, and for a file that is no text. */
export async function listFileText(file: File): Promise<string | null> {
  if (await isZip(file)) {
    const rows = await workbookRows(file);
    return rows && asText(rows);
  }
  const text = await textOfFile(file);
  if (text.includes('\0')) return null;
  return /\.csv$/i.test(nameOf(file)) ? asText(await csvRows(text)) : text;
}
