import { unguardedText } from '#shared/format/csv.ts';
import { type Decoding, decodingsOf } from './text-encoding.ts';

const SEPARATORS = ['\t', ';', '|', ','] as const;
const QUOTED_CELL = /(?<=^|[\t;|,\r\n])"(?:[^"]|"")*"/g;

/** What parts the cells of a table: the sign that most of its lines have, because titles, names and amounts may have any of them. */
function separatorOf(table: string): string {
  const lines = table.replace(QUOTED_CELL, '').split(/[\r\n]+/);
  const linesWith = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  return SEPARATORS.toSorted((one, other) => linesWith(other) - linesWith(one))[0] ?? ';';
}

async function csvRows(text: string): Promise<string[][]> {
  const { parseCsv } = await import('hucre/csv');
  // Excel's own first line, which names the separator; it counts as a row, so that places stay rows of the file.
  const [named = '', separator] = /^\uFEFF?\s*"?sep=(.)"?[^\S\r\n]*(?=\r|\n|$)/i.exec(text) ?? [];
  const table = text.slice(named.length);
  const rows = parseCsv(table, { delimiter: separator ?? separatorOf(table) }) as string[][];
  return rows.map((row) => row.map(unguardedText));
}

/** The content of a file with a list: a text, or the rows of a sheet. */
export type TableContent = string | string[][];

/** The rows of a content, a CSV text with any separator; a row of the result is a row of the file. The reader is loaded on first use. */
export const rowsOf = async (content: TableContent): Promise<string[][]> =>
  typeof content === 'string' ? await csvRows(content) : content;

/** One way to read a file with a list: a sheet of its workbook, or its text in a code page. */
export type Reading = {
  /** The name of the sheet or of the code page. */
  name: string;
  /** Where the text differs from that in other code pages; '' of a sheet, and of a text that reads in one way only. */
  sample: string;
  /** How many rows and columns with content are hidden or filtered out; they are read like the others. */
  hiddenRows: number;
  hiddenColumns: number;
  content: TableContent;
};

/**
 * The ways to read a file: the sheets with rows, the active one first and hidden ones last; or the text in each code page that may
 * be meant, the most probable first. Whole numbers keep all digits. Null for a workbook that cannot be read.
 */
export async function readingsOf(file: Blob): Promise<Reading[] | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A zip, as every .xlsx is.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return await sheetReadings(file);
  const decodings = decodingsOf(bytes);
  const samples = samplesOf(decodings);
  return decodings.map(({ codePage, text }, at) => ({
    name: codePage,
    sample: samples[at] ?? '',
    hiddenRows: 0,
    hiddenColumns: 0,
    content: text,
  }));
}

async function sheetReadings(file: Blob): Promise<Reading[] | null> {
  const { readWorkbook } = await import('./read-workbook.ts');
  const opened = await readWorkbook(file);
  if (!opened.ok) return null;
  return opened.sheets
    .toSorted(
      (one, other) => Number(one.isHidden) - Number(other.isHidden) || Number(other.isActive) - Number(one.isActive),
    )
    .flatMap(({ name, cells, hiddenRows, hiddenColumns }) => {
      const rows: string[][] = [];
      for (const { row, column, value } of cells.values()) (rows[row - 1] ??= [])[column - 1] = value;
      // Fills gaps, so that an index is the row of the sheet.
      const content = Array.from(rows, (each) => Array.from(each ?? [], (value) => value ?? ''));
      const isEmpty = content.every((row) => row.every((cell) => cell.trim() === ''));
      return isEmpty ? [] : { name, sample: '', hiddenRows, hiddenColumns, content };
    });
}

/** Most lines of a sample, and signs of a line before and after the first one that differs. */
const SAMPLE = { lines: 2, before: 20, after: 40 };

/** The first places at which code pages make different texts, for each of them. */
function samplesOf(decodings: readonly Decoding[]): string[] {
  const [lines = [], ...others] = decodings.map(({ text }) => text.split(/\r\n?|\n/));
  const places = lines.flatMap((line, at) => {
    const signs = [...line].findIndex((sign, index) => others.some((other) => other[at]?.[index] !== sign));
    return signs < 0 ? [] : [{ at, from: Math.max(0, signs - SAMPLE.before), to: signs + SAMPLE.after }];
  });
  return [lines, ...others].map((own) =>
    places
      .slice(0, SAMPLE.lines)
      .map(({ at, from, to }) => own[at]?.slice(from, to).trim())
      .join(' · '),
  );
}
