import { switches } from '../switches.ts';
import { FAMILIES, PLAIN, sheetInFamily, type Era, type Family, type Layout } from './family.ts';
import type { Place, Rule, SheetKey, StatementSheet } from './form-model.ts';
import { ANNEX_2021, BALANCE_2021, INCOME_2021 } from './sheets-2021.ts';
import { BALANCE_2022, CASH_FLOW_2022, EMPLOYEES_2022, EQUITY_2022, INCOME_2022 } from './sheets-2022.ts';

/** A form of the annual report: its family, its sheets in that family's form, and the rules across them. */
export type Form = {
  era: Era;
  family: Family;
  /** Text that identifies the form in a workbook. */
  marker: string;
  /** The version digit inside the 22-digit report id. */
  version: '1' | '2';
  layout: Layout;
  sheets: readonly StatementSheet[];
  rules: readonly Rule[];
};

type Statements = { version: '1' | '2'; sheets: readonly StatementSheet[]; rules: readonly Rule[] };

/** The statements of reports up to 2021 (R2.8, R9). */
const OLD: Statements = {
  version: '1',
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

/** The statements of reports from 2022 on (R2.9, R9). */
const NEW: Statements = {
  version: '2',
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

/** A form of an era in one family. */
export function formIn(family: Family, era: Era): Form {
  const { version, sheets, rules } = era === 'old' ? OLD : NEW;
  return {
    era,
    family,
    marker: family.marker[era],
    version,
    layout: family.layout[era],
    sheets: sheets.map((sheet, index) => sheetInFamily(family, sheet, index)),
    rules,
  };
}

/** The two forms of the plain agency. */
export const OLD_FORM: Form = formIn(PLAIN, 'old');
export const NEW_FORM: Form = formIn(PLAIN, 'new');

/** All known forms of both eras, because an agency accepts every form it ever published. */
export const ALL_FORMS: readonly Form[] = [
  NEW_FORM,
  OLD_FORM,
  ...FAMILIES.slice(1).flatMap((family) => [formIn(family, 'new'), formIn(family, 'old')]),
];

/** The form for a version of the screens: the old one (until 2021) or the new one, in the family of the seed. */
export function formFor(old: boolean, seed: number = switches.seed): Form {
  const era = old ? 'old' : 'new';
  // The eras use different families, and so do neighbouring seeds.
  const family = seed === 0 ? PLAIN : FAMILIES[(seed + (old ? 1 : 0)) % FAMILIES.length];
  return ALL_FORMS.find((form) => form.era === era && form.family === family) ?? (old ? OLD_FORM : NEW_FORM);
}

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
