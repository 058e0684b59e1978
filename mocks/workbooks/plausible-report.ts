import { random } from '../random.ts';
import { wholeSheet } from './computed-values.ts';
import type { SheetKey, StatementSheet } from './form-model.ts';
import { sheetOf, type Form } from './forms.ts';

type Values = Record<string, (number | null)[]>;

/** Lines left empty: off-balance items, deductions, the loss side and lines that follow from other statements. */
const EMPTY = new Set(
  '040 134 103 107 114 112 113 253 249 250 064 163 061 108 115 121 122 320 402 405 406 407 408 410 411 414 415 416 417 325'.split(
    ' ',
  ),
);

/** A correct report of an invented small company, for `fillWorkbook`: all sums and rules agree. */
export function plausibleReport(form: Form, seed = 1): Partial<Record<SheetKey, Values>> {
  const dice = random(seed);
  const values: Partial<Record<SheetKey, Values>> = {};
  for (const sheet of form.sheets) {
    const rows: Values = {};
    for (const line of sheet.lines) {
      const typed = sheet.columns.map(({ sumOf }) =>
        sumOf || line.sum ? null : EMPTY.has(line.code) ? 0 : dice.int(1, 90) * 100,
      );
      rows[line.code] = typed;
    }
    values[sheet.key] = rows;
  }
  if (form.version === '2') agreeNew(form, values);
  else agreeOld(form, values);
  return values;
}

/** Statements whose second column is the year before. */
const CHAINED = ['balance', 'income', 'cashFlow', 'annex'] as const;

/** The report of the following year: its amounts of the year before are those of the report `before`, in all chained sheets. */
export function followingReport(
  form: Form,
  before: Partial<Record<SheetKey, Values>>,
  seed: number,
): Partial<Record<SheetKey, Values>> {
  const values = plausibleReport(form, seed);
  for (const key of CHAINED) {
    const [rows, own] = [before[key], values[key]];
    if (!rows || !own) continue;
    const sheet = sheetOf(form, key);
    const closing = writer(sheet, before);
    const previous = writer(sheet, values);
    for (const { code, sum } of sheet.lines) if (!sum) previous.set(code, 'previous', closing.get(code, 'current'));
  }
  if (form.version === '2') agreeEquity(form, values);
  return values;
}

function agreeNew(form: Form, values: Partial<Record<SheetKey, Values>>): void {
  const balance = writer(sheetOf(form, 'balance'), values);
  const income = writer(sheetOf(form, 'income'), values);
  const cash = writer(sheetOf(form, 'cashFlow'), values);
  for (const year of ['current', 'previous']) {
    income.set('205', year, 900_000);
    balance.set('111', year, income.get('251', year));
    balance.set('123', year, 0);
    balance.set('009', year, 1_500_000);
    balance.set('123', year, balance.get('039', year) - balance.get('133', year));
    cash.set('324', year, 0);
    cash.set('324', year, balance.get('037', year) - cash.get('326', year));
  }
  agreeEquity(form, values);
  for (const row of Object.values(values.employees ?? {})) if (row[0] !== null) row.splice(0, 5, 12, 2, null, 6, 2200);
}

/** The states of equity at the end of both years are those of the balance sheet. */
function agreeEquity(form: Form, values: Partial<Record<SheetKey, Values>>): void {
  const balance = writer(sheetOf(form, 'balance'), values);
  const equity = writer(sheetOf(form, 'equity'), values);
  equity.set('413', 'retained', 0);
  equity.set('401', 'retained', 0);
  equity.set('401', 'retained', balance.get('101', 'previous') - equity.get('409', 'total'));
  equity.set('413', 'retained', balance.get('101', 'current') - equity.get('418', 'total'));
}

function agreeOld(form: Form, values: Partial<Record<SheetKey, Values>>): void {
  const balance = writer(sheetOf(form, 'balance'), values);
  const income = writer(sheetOf(form, 'income'), values);
  for (const year of ['current', 'previous']) {
    income.set('208', year, 900_000);
    balance.set('119', year, income.get('311', year));
    balance.set('148', year, 0);
    balance.set('010', year, 1_500_000);
    balance.set('148', year, balance.get('065', year) - balance.get('164', year));
  }
}

function writer(sheet: StatementSheet, values: Partial<Record<SheetKey, Values>>) {
  const rows = values[sheet.key] ?? {};
  const index = (column: string) => sheet.columns.findIndex(({ key }) => key === column);
  return {
    get: (code: string, column: string) =>
      wholeSheet(sheet, (each, where) => rows[each]?.[index(where)] ?? 0)(code, column) ?? 0,
    set: (code: string, column: string, value: number) => {
      const row = rows[code];
      if (row) row[index(column)] = value;
    },
  };
}
