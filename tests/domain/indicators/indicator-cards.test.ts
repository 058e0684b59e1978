import { describe, expect, test } from 'vitest';
import { eraOf, INDICATOR_ROWS, rowsFor, type CardName } from '#domain/indicators/indicator-cards.ts';
import { lineCode, statementOf, type IndicatorRow } from '#domain/indicators/indicator-row.ts';
import { registerOf, type Register } from '#domain/indicators/register.ts';
import bs from '#domain/indicators/texts/bs.json' with { type: 'json' };
import en from '#domain/indicators/texts/en.json' with { type: 'json' };
import hr from '#domain/indicators/texts/hr.json' with { type: 'json' };
import * as agency from '#mocks/indicators/keys.ts';
import { ALL_ROWS, cardOf } from './reports.ts';

const keysOf = (rows: readonly IndicatorRow[]) =>
  rows.map(({ key, loss }) => (loss ? `${key}/${loss}` : key)).join(' ');
const SUMMARY = 'bS_Imovina bS_Obaveze bS_Kapital bU_VrijednostPoslovanja bU_RezultatPoslovanja pP_BrojZaposlenih';

describe('lines before 2022, exactly as R3.5 lists them', () => {
  test.each<[Register, CardName, string]>([
    [
      'companies',
      'balance',
      'bsA_065 bsA_001 bsA_002 bsA_010 bsA_011 bsA_021 bsA_035 bsA_036 bsA_044 bsA_047 bsA_053 bsP_102 bsP_117 bsP_131 bsP_140 bsP_152',
    ],
    [
      'companies',
      'income',
      'bU_201 bU_202 bU_211 bU_212 bU_214 bU_215 bU_220 bU_222 bU_225/bU_226 bU_227 bU_234 bU_244 bU_254 bU_311/bU_312 bU_343',
    ],
    ['companies', 'annex', 'stA_602 stA_603'],
    ['companies', 'pp', ''],
    ['associations', 'main', 'bsA_101 bsA_109 bsA_115 bsP_116 bsP_122 bsP_125 bU_132 bU_136 bU_147/bU_148 ppP_915'],
    [
      'financialInstitutions',
      'main',
      'bsA_002 bsA_008 bsA_011 bsA_014 bsA_035 bsA_041 bsA_050 bsP_101 bsP_125 bsP_142 bU_203 bU_308/bU_309 ppP_915',
    ],
    [
      'insuranceCompanies',
      'main',
      'bsA_064 bsP_086 bsP_087 bsP_094 bsP_100 bsP_101 bU_001 bU_010 bU_024 bU_025 bU_071 ppP_915',
    ],
    [
      'investmentFunds',
      'main',
      'bS_001 bS_022 bS_026 bS_031 bS_034 bS_037 bU_202 bU_207 bU_228 bU_234/bU_235 bU_258 bU_259 ppP_915',
    ],
    ['budgetUsers', 'main', 'bsA_001 bsA_010 bsA_021 bsP_022 bsP_029 bsP_033 rPiR_138 rPiR_187/rPiR_188 ppP_915'],
  ])('%s, %s', (register, name, keys) => {
    expect(keysOf(cardOf(register, name).until2021)).toBe(keys);
  });

  test('the register-page summary of companies', () => {
    expect(keysOf(INDICATOR_ROWS.companies.summary.until2021)).toBe(
      'bsA_001 bsA_035 bsA_065 bsP_101 bsP_131 bsP_140 bU_201 bU_225/bU_226 bU_311/bU_312 bU_343',
    );
  });
});

describe('lines from 2022 on', () => {
  test('companies and public enterprises use the JP set the agency sends, the micro card without the buildings', () => {
    for (const register of ['companies', 'publicEnterprises'] as const) {
      const cards = INDICATOR_ROWS[register].cards;
      const keys = cards.flatMap((each) => rowsFor(each, 'from2022', false)).map(({ key }) => key);
      const micro = cards.flatMap((each) => rowsFor(each, 'from2022', true)).map(({ key }) => key);
      expect(new Set(keys)).toEqual(new Set([...agency.COMPANIES_NEW, ...agency.COMPANIES_NEW_NOT_MICRO]));
      expect(new Set(micro)).toEqual(new Set(agency.COMPANIES_NEW));
    }
  });

  test('balance sheet and income statement in the order of R3.5', () => {
    expect(keysOf(cardOf('companies', 'balance').from2022.slice(0, 4))).toBe(
      'bS_JP_DugorocnaImovina bS_JP_NematerijalnaImovina bS_JP_MSV_GradjevinskiObjekti bS_JP_NekretninePostrojenjaIOprema',
    );
    expect(cardOf('companies', 'income').from2022).toHaveLength(15);
    // Profit and loss are two lines of the newer form, not a pair of R4.3.
    expect(cardOf('companies', 'income').from2022.every(({ loss }) => loss === undefined)).toBe(true);
    expect(keysOf(cardOf('companies', 'annex').from2022)).toBe('pP_JP_BrojZaposlenih');
    expect(keysOf(cardOf('companies', 'pp').from2022)).toBe('pP_JP_BrojZaposlenih');
  });

  test.each<[Register, keyof typeof en.lines.summary, string]>([
    ['associations', 'TrajniIzvori', 'Permanent sources'],
    ['financialInstitutions', 'bS_Kapital', 'Equity'],
    ['insuranceCompanies', 'KapitalIRezerve', 'Capital and reserves'],
    ['investmentFunds', 'NetoImovina', 'Net assets'],
    ['budgetUsers', 'IzvoriStalnihSredstava', 'Sources of fixed assets'],
  ])('%s have the summary set and call their capital %s (R3.5)', (register, label, wording) => {
    const rows = cardOf(register, 'main').from2022;
    expect(keysOf(rows)).toBe(SUMMARY);
    expect(rows.find(({ key }) => key === 'bS_Kapital')?.label).toBe(label);
    expect(en.lines.summary[label]).toBe(wording);
  });

  test('the code set changes with 2022, and size matters only from then on', () => {
    expect([eraOf(2021), eraOf(2022)]).toEqual(['until2021', 'from2022']);
    const balance = cardOf('companies', 'balance');
    expect(rowsFor(balance, 'until2021', true)).toBe(balance.until2021);
  });
});

test.each(Object.entries({ bs, hr, en }))(
  'every line has a name in %s, or is shown as its statement and code',
  (_lang, texts) => {
    const lines: Record<string, Record<string, string>> = texts.lines;
    const nameless = ALL_ROWS.filter(({ isNamed }) => isNamed).filter(
      (row) => !/\p{L}{3}/u.test(lines[row.group]?.[row.label ?? row.key] ?? ''),
    );
    const codeless = ALL_ROWS.filter((row) => !row.isNamed && (lineCode(row) === null || statementOf(row) === null));
    expect([...nameless, ...codeless].map(({ key }) => key)).toEqual([]);
  },
);

describe('the register of an entity (R2.4, R9)', () => {
  const at = (legalEntityTypeId: number | null, legalEntitySizeId: number | null = 1, isPublicEntity = false) =>
    registerOf({ legalEntityTypeId, legalEntitySizeId, isPublicEntity });

  test('follows type, size and public ownership', () => {
    expect(at(1)).toEqual({ register: 'companies', isMicro: false });
    expect(at(1, 7)).toEqual({ register: 'companies', isMicro: true });
    expect(at(7)).toEqual({ register: 'companies', isMicro: true });
    expect(at(1, 3, true)).toEqual({ register: 'publicEnterprises', isMicro: false });
  });

  test.each([
    [2, 'associations'],
    [3, 'financialInstitutions'],
    [4, 'budgetUsers'],
    [5, 'investmentFunds'],
    [6, 'insuranceCompanies'],
    [null, null],
    [99, null],
  ])('of type %j is %j; without one there are no cards', (type, register) => {
    expect(at(type).register).toBe(register);
  });
});

test.each([
  ['bsA_065', undefined, '065', 'assets'],
  ['bsP_101', undefined, '101', 'liabilities'],
  ['bU_225', 'bU_226', '225/226', 'incomeStatement'],
  ['bU_225', 'bU_JP_Gubitak', '225', 'incomeStatement'],
  ['xY_065', undefined, '065', null],
  ['JP_bU_0655', undefined, null, null],
  ['bS_JP_UkupnoImovina', undefined, null, null],
] as const)('the line %s with %s has the number %s on the statement %s (R3.5)', (key, loss, code, statement) => {
  const row = { key, loss } as IndicatorRow;
  expect([lineCode(row), statementOf(row)]).toEqual([code, statement]);
});
