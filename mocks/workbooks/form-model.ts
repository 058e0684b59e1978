import * as z from 'zod';
import { readCsv } from '../data-file.ts';
import { labels, type Labels } from './labels.ts';

/** One part of a sum: the lines `from`–`to` (both included) added or subtracted. */
export type Term = { sign: 1 | -1; from: string; to: string };

/** How a computed cell follows from others: a plain sum, or only its positive part (profit and loss lines). */
export type Sum = { terms: readonly Term[]; positivePart: boolean };

/** One line of a statement: its code (AOP), its name and, for a computed line, how it is computed. */
export type Line = {
  code: string;
  label: Labels;
  sum: Sum | null;
  /** The first value column must be filled in; 0 is a value. */
  mandatory: boolean;
};

/** One value column; a computed one adds up other columns of the same row. */
export type Column = { key: string; label: Labels; sumOf?: readonly string[] };

export type SheetKey = 'balance' | 'income' | 'cashFlow' | 'equity' | 'employees' | 'annex';

/** One statement sheet of a form. */
export type StatementSheet = {
  key: SheetKey;
  name: Labels;
  title: Labels;
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

const Row = z.strictObject({
  sheet: z.enum(['balance', 'income', 'cashFlow', 'equity', 'employees', 'annex']),
  code: z.string().regex(/^\d{3}$/),
  bs: z.string().min(1),
  hr: z.string().min(1),
  en: z.string().min(1),
  sum: z.string().regex(/^(>?\d{3}(\.\.\d{3})?([+-]\d{3}(\.\.\d{3})?)*)?$/),
  mandatory: z.enum(['yes', '']),
});

/**
 * The lines of a form by sheet, from `lines-<name>.csv`: code, names, and for a computed line its sum as on the form:
 * `002+007..012-015`; a leading `>` takes the positive part only.
 */
export function linesOf(name: '2021' | '2022', key: SheetKey): Line[] {
  return readCsv(`workbooks/lines-${name}.csv`, Row)
    .filter(({ sheet }) => sheet === key)
    .map(({ code, bs, hr, en, sum, mandatory }) => ({
      code,
      label: { bs, hr, en },
      sum: sum ? parseSum(sum) : null,
      mandatory: mandatory === 'yes',
    }));
}

/** The two columns of a statement: current and previous year. */
export const YEARS: readonly Column[] = [
  { key: 'current', label: labels('Tekuća godina', '', 'Current year') },
  { key: 'previous', label: labels('Prethodna godina', '', 'Previous year') },
];

function parseSum(text: string): Sum {
  const terms = [...text.matchAll(/([+-]?)(\d{3})(?:\.\.(\d{3}))?/g)].map(([, sign, from = '', to]) => ({
    sign: sign === '-' ? (-1 as const) : (1 as const),
    from,
    to: to ?? from,
  }));
  return { terms, positivePart: text.startsWith('>') };
}
