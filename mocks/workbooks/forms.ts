import type { Place, Rule, SheetKey, StatementSheet } from './form-model.ts';
import { ANNEX_2021, BALANCE_2021, INCOME_2021 } from './sheets-2021.ts';
import { BALANCE_2022, CASH_FLOW_2022, EMPLOYEES_2022, EQUITY_2022, INCOME_2022 } from './sheets-2022.ts';

/** Where the parts of a statement sheet stand: column letters and 1-based rows. */
type Layout = {
  codeColumn: string;
  labelColumn: string;
  /** 1-based number of the first value column. */
  firstValueColumn: number;
  /** 1-based row of the first line. */
  firstRow: number;
  /** The general data: label and value columns and the row of the first field. */
  general: { labelColumn: string; valueColumn: string; firstRow: number };
};

/** A form of the annual report: its marker, its layout, its sheets and the rules across them. */
export type Form = {
  /** Stands in the general data and says which form the workbook is. */
  marker: 'GFI-2021' | 'GFI-2022';
  /** The version digit inside the 22-digit report id. */
  version: '1' | '2';
  layout: Layout;
  sheets: readonly StatementSheet[];
  rules: readonly Rule[];
};

/** The form for reports up to 2021 (R2.8, R9). */
export const OLD_FORM: Form = {
  marker: 'GFI-2021',
  version: '1',
  layout: {
    codeColumn: 'C',
    labelColumn: 'B',
    firstValueColumn: 5,
    firstRow: 10,
    general: { labelColumn: 'B', valueColumn: 'D', firstRow: 6 },
  },
  sheets: [BALANCE_2021, INCOME_2021, ANNEX_2021],
  rules: [
    ...bothYears((year) => ({ kind: 'equal', left: ['balance', '062', year], right: ['balance', '162', year] })),
    ...bothYears((year) => ({ kind: 'equal', left: ['balance', '065', year], right: ['balance', '164', year] })),
    ...bothYears((year) => ({ kind: 'notBoth', first: ['balance', '119', year], second: ['balance', '122', year] })),
    ...bothYears((year) => ({ kind: 'notBoth', first: ['income', '225', year], second: ['income', '226', year] })),
    ...bothYears((year) => ({ kind: 'notBoth', first: ['income', '291', year], second: ['income', '292', year] })),
    ...bothYears((year) => ({ kind: 'notBoth', first: ['income', '311', year], second: ['income', '312', year] })),
    equal(['balance', '119', 'current'], ['income', '311', 'current']),
    equal(['balance', '122', 'current'], ['income', '312', 'current']),
  ],
};

/** The form for reports from 2022 on (R2.9, R9). */
export const NEW_FORM: Form = {
  marker: 'GFI-2022',
  version: '2',
  layout: {
    codeColumn: 'A',
    labelColumn: 'B',
    firstValueColumn: 4,
    firstRow: 8,
    general: { labelColumn: 'A', valueColumn: 'B', firstRow: 5 },
  },
  sheets: [BALANCE_2022, INCOME_2022, CASH_FLOW_2022, EQUITY_2022, EMPLOYEES_2022],
  rules: [
    ...bothYears((year) => ({ kind: 'equal', left: ['balance', '039', year], right: ['balance', '133', year] })),
    ...bothYears((year) => ({ kind: 'notBoth', first: ['balance', '111', year], second: ['balance', '114', year] })),
    ...bothYears((year) => ({ kind: 'notBoth', first: ['income', '228', year], second: ['income', '229', year] })),
    ...bothYears((year) => ({ kind: 'notBoth', first: ['income', '246', year], second: ['income', '247', year] })),
    ...bothYears((year) => ({ kind: 'notBoth', first: ['income', '251', year], second: ['income', '252', year] })),
    equal(['balance', '111', 'current'], ['income', '251', 'current']),
    equal(['balance', '114', 'current'], ['income', '252', 'current']),
    ...bothYears((year) => ({ kind: 'equal', left: ['cashFlow', '326', year], right: ['balance', '037', year] })),
    equal(['equity', '418', 'total'], ['balance', '101', 'current']),
    equal(['equity', '409', 'total'], ['balance', '101', 'previous']),
    ...EMPLOYEES_2022.lines.slice(0, 12).map((month): Rule => ({
      kind: 'atMost',
      small: ['employees', month.code, 'women'],
      large: ['employees', month.code, 'total'],
    })),
  ],
};

/** The form of a version of the screens: the old one (until 2021) or the new one. */
export const formFor = (old: boolean): Form => (old ? OLD_FORM : NEW_FORM);

/** The statement sheet of a form by its key. */
export function sheetOf(form: Form, key: SheetKey): StatementSheet {
  const sheet = form.sheets.find((each) => each.key === key);
  if (!sheet) throw new Error(`form ${form.marker} has no sheet ${key}`);
  return sheet;
}

function bothYears(rule: (year: string) => Rule): Rule[] {
  return [rule('current'), rule('previous')];
}

function equal(left: Place, right: Place): Rule {
  return { kind: 'equal', left, right };
}
