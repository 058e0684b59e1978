import { endingOf, nameOf } from '#shared/format/file-name.ts';
import { jibsIn } from '#shared/format/jib.ts';
import { type Reading, readingsOf, rowsOf } from '#shared/workbook/read-table.ts';

/** Largest file to be read, in bytes; a thousand rows of a workbook need a tenth of it. */
export const LARGEST_LIST_FILE = 2_000_000;

const ONE_LINE = /[\t\r\n;|]+/g;

/** Rows as text that `readList` reads again: a line for each row, tabs between its cells. */
const asText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => cell.replace(ONE_LINE, ' ').trim()).join('\t')).join('\n');

/** One way to read a file as a list, and the text it puts into the field. */
export type ListReading = Reading & { text: string };

/** The ways to read a .csv, .txt or .xlsx file; null for a workbook that cannot be read, and for a file that is no text. */
export async function readListFile(file: File): Promise<ListReading[] | null> {
  // Pickers of phones give a type, but a name without an ending.
  const isTable = /csv|tab/.test(file.type) || ['csv', 'tsv', 'tab'].includes(endingOf(nameOf(file)));
  const readings = await readingsOf(file);
  if (!readings || readings.some(({ content }) => typeof content === 'string' && content.includes('\0'))) return null;
  return await Promise.all(
    readings.map(async (reading) => {
      const { content } = reading;
      const isRows = isTable || typeof content !== 'string';
      return { ...reading, text: isRows ? asText(await rowsOf(content)) : content.replaceAll(/\r\n?/g, '\n') };
    }),
  );
}

/** The place of the sheet that a list is most probably on: it has the most rows with a jib. */
export function likelyReading(readings: readonly Reading[]): number {
  const jibs = readings.map(({ content }) =>
    typeof content === 'string' ? 0 : content.filter((row) => row.some((cell) => jibsIn(cell).length > 0)).length,
  );
  return Math.max(0, jibs.indexOf(Math.max(...jibs)));
}
