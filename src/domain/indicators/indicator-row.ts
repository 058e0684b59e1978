import type lines from './statement-lines.json';

/** Groups of line labels (R3.5): the same code has different meanings on different statement forms. */
export type LineGroup = keyof typeof lines;

/** One line of an indicator card: which fields of the record it reads, and how (R2.5, R3.5, R4.3). */
export type IndicatorRow = {
  /** The record's field as the API spells it (its case varies between answers); also the key of the label. */
  key: string;
  /** Second field of a profit/loss pair: shown with its sign inverted when the first is 0. */
  loss?: string | undefined;
  group: LineGroup;
  /** Label in the group when it differs from the key: capital has another name in some registers. */
  label?: string;
  /** False if the public statement form does not name the line: only its code is shown (readings, R3.5). */
  isNamed: boolean;
  unit: 'KM' | 'count';
  /** Meaning of the line in both code sets: rows with the same meaning share a line of the years table. */
  meaning?: string | undefined;
  /** Whether the row states, as a positive amount, the loss of the other row with the same `meaning`. */
  isLossOfMeaning?: boolean | undefined;
};

/** The number of a line on the old statement forms ('AOP'): `bsA_065` → '065', a pair → '225/226'; null for the newer keys. */
export function lineCode({ key, loss }: IndicatorRow): string | null {
  const code = /_(\d{3})$/.exec(key)?.[1];
  const lossCode = loss && /_(\d{3})$/.exec(loss)?.[1];
  return code ? (lossCode ? `${code}/${lossCode}` : code) : null;
}

const STATEMENTS = {
  bsA: 'assets',
  bsP: 'liabilities',
  bS: 'balanceSheet',
  bU: 'incomeStatement',
  stA: 'annex',
  ppP: 'specialData',
  rPiR: 'incomeAndExpense',
} as const;

/** The statement that contains a line with an old code, by the first letters of its key; null for the newer keys. */
export function statementOf({ key }: IndicatorRow): (typeof STATEMENTS)[keyof typeof STATEMENTS] | null {
  const prefix = /^([A-Za-z]+)_\d{3}$/.exec(key)?.[1];
  return prefix && prefix in STATEMENTS ? STATEMENTS[prefix as keyof typeof STATEMENTS] : null;
}
