import type { Lang } from '../i18n/languages.ts';
import { BYTE_ORDER_MARK } from './text-file.ts';

/** A cell: text, a number, or null for a missing value (an empty cell, never 0). */
export type CsvCell = string | number | null;

/**
 * Start of a text that a spreadsheet would run as a formula; also after white space and control characters, and in full width.
 * With apostrophes in front it is one that `guardedText` made, or could have made.
 */
const FORMULA_START = /^'*[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

function writtenNumber(number: number, lang: Lang): string {
  if (!Number.isFinite(number)) return '';
  // String() writes large values as 1e+21; a spreadsheet needs plain digits.
  const plain = Math.abs(number) >= 1e21 ? BigInt(number).toString() : String(number === 0 ? 0 : number);
  const digits = /e/i.test(plain) ? number.toFixed(20).replace(/0+$/, '').replace(/\.$/, '') : plain;
  return lang === 'en' ? digits : digits.replace('.', ',');
}

/** A text with an apostrophe in front if a spreadsheet would run it as a formula. `unguardedText` undoes exactly this. */
const guardedText = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

/** A text as it was before `toCsv` put an apostrophe in front; other texts that begin with one keep it. */
export const unguardedText = (text: string): string =>
  text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text;

/** What any program may take for the end of a cell, or for a decimal comma, and blanks that it may trim. */
const NEEDS_QUOTES = /["\r\n,;\t]|^\s|\s$/;

/**
 * Rows as a CSV file that the reader's spreadsheet opens without an import dialog: semicolons and decimal commas for bs and
 * hr, commas and decimal points for en; a byte order mark so that č, ć and đ survive; CRLF (RFC 4180). A text that a
 * spreadsheet would run as a formula gets an apostrophe in front. Numbers are numbers, without thousands separators. A cell with
 * any separator is quoted, so that a spreadsheet in another language does not split it.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], lang: Lang): string {
  const separator = lang === 'en' ? ',' : ';';
  const cell = (value: CsvCell) => {
    if (value === null) return '';
    const written = typeof value === 'number' ? writtenNumber(value, lang) : guardedText(value);
    return NEEDS_QUOTES.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
  };
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}
