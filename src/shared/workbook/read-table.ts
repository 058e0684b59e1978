import { unguardedText } from '#shared/format/csv.ts';

/** Whether a file is a zip, as every .xlsx is. */
export async function isZip(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

/** The rows of a CSV text, whatever its separator; a row of the result is a row of the file. The reader is loaded on first use. */
export async function csvRows(text: string): Promise<string[][]> {
  const { detectDelimiter, parseCsv } = await import('hucre/csv');
  // Excel's own first line, which names the separator; it counts as a row, so that places stay rows of the file.
  const [named = '', separator] = /^\uFEFF?\s*"?sep=(.)"?[^\S\r\n]*(?=\r|\n|$)/i.exec(text) ?? [];
  const table = text.slice(named.length);
  // Detected in the first line, because names may contain any character.
  const delimiter = separator ?? detectDelimiter(/^.*\S.*$/m.exec(table)?.[0] ?? '');
  const rows = parseCsv(table, { delimiter }) as string[][];
  return rows.map((row) => row.map(unguardedText));
}

/** The rows of the first visible sheet of an .xlsx as text; whole numbers keep all digits. Null for another file. */
export async function workbookRows(file: Blob): Promise<string[][] | null> {
  const { readWorkbook } = await import('./read-workbook.ts');
  const opened = await readWorkbook(file);
  if (!opened.ok) return null;
  const rows: string[][] = [];
  const sheet = opened.sheets.find(({ isHidden }) => !isHidden);
  for (const { row, column, value } of sheet?.cells.values() ?? []) (rows[row - 1] ??= [])[column - 1] = value;
  // Fills gaps, so that an index is the row of the sheet.
  return Array.from(rows, (cells) => Array.from(cells ?? [], (value) => value ?? ''));
}

/**
 * The text of a file: in UTF-16 as its byte order mark says ('Unicode text' of spreadsheets), in UTF-8, or in the Central European
 * code page that older spreadsheets use.
 */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
