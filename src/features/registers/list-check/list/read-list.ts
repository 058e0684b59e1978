import { fold } from '#shared/format/fold.ts';
import type { ListRow, Wanted } from './list-row.ts';
import { rowsOfLine } from './read-line.ts';

/** A pasted list as it will be checked, and what is left out of it. */
export type ListRead = {
  rows: ListRow[];
  /** Rows that ask for the same as an earlier one. */
  duplicates: { row: ListRow; first: ListRow }[];
  /** Rows beyond the limit. */
  beyond: ListRow[];
  /** Rows without a number, left out because names were not wanted. */
  names: ListRow[];
  /** Lines with text that is neither a number nor a name: column heads, sentences. */
  other: { line: number; text: string }[];
};

/** A cell in quotes, as spreadsheets copy one with a line break or a separator in it. */
const QUOTED = /(?<=^|[\t;|\n])"((?:[^"]|"")*)"(?=[\t;|\n]|$)/g;

/** The lines of a text, each as its cells: tabs, semicolons and bars separate them. */
function linesOf(text: string): string[][] {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(QUOTED, (_, cell: string) => cell.replaceAll('""', '"').replace(/[\t;|\n]+/g, ' '));
  return plain.split('\n').map((line) =>
    line
      .split(/[\t;|]/)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== ''),
  );
}

const keyOf = (wanted: Wanted): string =>
  wanted.kind === 'jib' ? wanted.jib : wanted.kind === 'name' ? fold(wanted.name) : `${wanted.reason} ${wanted.number}`;

/**
 * Reads a list of at most `most` rows out of any text: rows copied from a spreadsheet, CSV, an e-mail, the text of a PDF. Each line
 * is a row, several jibs in a line are several rows (readings R2.3). Without `withNames` lines without a number are not searched
 * for. Nothing is lost unsaid: every line with text is in one of the parts of the result.
 */
export function readList(text: string, most: number, withNames: boolean): ListRead {
  const read: ListRead = { rows: [], duplicates: [], beyond: [], names: [], other: [] };
  const firsts = new Map<string, ListRow>();
  for (const [at, cells] of linesOf(text).entries()) {
    if (cells.length === 0) continue;
    const rows = rowsOfLine(cells, at + 1);
    if (rows.length === 0) read.other.push({ line: at + 1, text: cells.join(' ') });
    for (const row of rows) {
      const first = firsts.get(keyOf(row.wanted));
      if (row.wanted.kind === 'name' && !withNames) read.names.push(row);
      else if (first) read.duplicates.push({ row, first });
      else {
        firsts.set(keyOf(row.wanted), row);
        (read.rows.length < most ? read.rows : read.beyond).push(row);
      }
    }
  }
  return read;
}
