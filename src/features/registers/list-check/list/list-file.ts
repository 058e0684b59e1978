import { endingOf, nameOf } from '#shared/format/file-name.ts';
import { csvRows, isZip, likelyFirst, textOfFile, workbookSheets } from '#shared/workbook/read-table.ts';

/** Largest file to be read, in bytes; a thousand rows of a workbook need a tenth of it. */
export const LARGEST_LIST_FILE = 2_000_000;

const ONE_LINE = /[\t\r\n;|]+/g;

/** Rows as text that `readList` reads again: a line for each row, tabs between its cells. */
const asText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => cell.replace(ONE_LINE, ' ').trim()).join('\t')).join('\n');

/** A list in a file: the name of its sheet, '' of a file without sheets, and its text. */
export type ListText = { sheet: string; text: string };

/**
 * The lists in a .csv, .txt or .xlsx file, the most probable first; null for a workbook that cannot be read, and for a file that is no
 * text.
 */
export async function listsInFile(file: File): Promise<ListText[] | null> {
  if (await isZip(file)) {
    const sheets = await workbookSheets(file);
    return sheets && likelyFirst(sheets).map(({ name, rows }) => ({ sheet: name, text: asText(rows) }));
  }
  const text = await textOfFile(file);
  if (text.includes('\0')) return null;
  // Pickers of phones give a type, but a name without an ending.
  const isTable = /csv|tab/.test(file.type) || ['csv', 'tsv', 'tab'].includes(endingOf(nameOf(file)));
  return [{ sheet: '', text: isTable ? asText(await csvRows(text)) : text }];
}
