import { words, type Words } from './words.ts';

/** One part of a sum: the lines `from`–`to` (both included) added or subtracted. */
export type Term = { sign: 1 | -1; from: string; to: string };

/** How a computed cell follows from others: a plain sum, or only the positive part of it (profit and loss lines). */
export type Sum = { terms: readonly Term[]; positivePart: boolean };

/** One line of a statement: its code (AOP), its name and, for a computed line, how it is computed. */
export type Line = {
  code: string;
  label: Words;
  sum: Sum | null;
  /** The first value column must not stay empty: 0 is a value, nothing is not. */
  mandatory: boolean;
};

/** One value column; a computed one adds up other columns of the same row. */
export type Column = { key: string; label: Words; sumOf?: readonly string[] };

export type SheetKey = 'balance' | 'income' | 'cashFlow' | 'equity' | 'employees' | 'annex';

/** One statement sheet of a form. */
export type StatementSheet = {
  key: SheetKey;
  name: Words;
  title: Words;
  columns: readonly Column[];
  lines: readonly Line[];
};

/** A value of the form: sheet, line code, column key. */
export type Place = readonly [sheet: SheetKey, code: string, column: string];

/** A logical rule that spans lines or sheets. */
export type Rule =
  | { kind: 'equal'; left: Place; right: Place }
  | { kind: 'notBoth'; first: Place; second: Place }
  | { kind: 'atMost'; small: Place; large: Place };

/** A computed or typed line. `sum` is written as on the form: `002+007..012-015`; a leading `>` keeps the positive part only. */
export function line(code: string, bs: string, hr: string, en: string, sum = '', mandatory = false): Line {
  return { code, label: words(bs, hr, en), sum: sum ? parseSum(sum) : null, mandatory };
}

/** A typed line that must not stay empty in the current year. */
export const mandatory = (code: string, bs: string, hr: string, en: string): Line => line(code, bs, hr, en, '', true);

/** The two columns of a statement: current and previous year. */
export const YEARS: readonly Column[] = [
  { key: 'current', label: words('Tekuća godina', '', 'Current year') },
  { key: 'previous', label: words('Prethodna godina', '', 'Previous year') },
];

function parseSum(text: string): Sum {
  const terms = [...text.matchAll(/([+-]?)(\d{3})(?:\.\.(\d{3}))?/g)].map(([, sign, from = '', to]) => ({
    sign: sign === '-' ? (-1 as const) : (1 as const),
    from,
    to: to ?? from,
  }));
  return { terms, positivePart: text.startsWith('>') };
}
