import { expect, test } from 'vitest';
import type { FinancialParams } from '#features/registers/entity-profile/entity-profile.params.ts';
import { printedReports, printedStatements } from '#features/registers/entity-profile/extract/printed-statements.ts';
import { report } from './sent-record.ts';

/** The consolidated report of a year. */
const consolidated = (year: number, lines: object = {}) =>
  report(year, lines, { id: 38, name: 'Konsolidovani izvještaj', day: `${year + 1}-02-02` });
const params = (change: Partial<FinancialParams> = {}): FinancialParams => ({
  card: null,
  view: 'year',
  year: null,
  reportType: null,
  measure: 'amount',
  chart: null,
  ...change,
});
const form = { register: 'companies' as const, isMicro: false };

test('every statement of the chosen year is printed, employees once', () => {
  const reports = printedReports([report(2024), report(2025)], params(), 1);
  expect(reports.years).toEqual([2025]);
  const statements = printedStatements(form, reports);
  expect(statements.map(({ name, lines }) => [name, lines.length])).toEqual([
    ['balance', 16],
    ['income', 13],
    ['pp', 1],
  ]);
  const before2022 = printedStatements(form, printedReports([report(2021)], params(), 1));
  expect(before2022.map(({ name }) => name)).toEqual(['balance', 'income', 'annex']);
  expect(before2022[0]?.lines[0]?.trend.old?.row.key).toBe('bsA_065');
});

test('a loss is negative, an unreadable amount is called so, and the change is that of the chosen year in the same form', () => {
  const all = [
    report(2024, { bU_JP_Dobitak: 100, bU_JP_PoslovniPrihod: 50 }),
    report(2025, { bU_JP_Gubitak: 20, bU_JP_PoslovniPrihod: 100, bU_JP_Amortizacija: 'x' }),
  ];
  const lineOf = (key: string) =>
    printedStatements(form, printedReports(all, params(), 1))
      .flatMap(({ lines }) => lines)
      .find(({ trend }) => trend.id === key);
  expect(lineOf('bU_JP_Dobitak')).toMatchObject({ values: [-20], change: { difference: -120, percent: null } });
  expect(lineOf('bU_JP_PoslovniPrihod')).toMatchObject({ values: [100], change: { percent: 100 } });
  expect(lineOf('bU_JP_Amortizacija')).toMatchObject({ values: ['unreadable'], change: null });
});

test('three years are the chosen one and the two latest before it with such a report; a line that a form lacks is left empty', () => {
  const all = [report(2020), report(2021), report(2023), consolidated(2024), report(2025)];
  const reports = printedReports(all, params(), 3);
  expect(reports.years).toEqual([2021, 2023, 2025]);
  const income = printedStatements(form, reports).find(({ name }) => name === 'income');
  expect(income?.lines.find(({ trend }) => trend.id === 'bU_212')?.values).toEqual([null, 'notOnForm', 'notOnForm']);
  expect(printedReports(all, params({ year: 2020 }), 3).years).toEqual([2020]);
});

test('a chosen year without a report leaves the years before it as they are', () => {
  const reports = printedReports([report(2021), report(2022), report(2023)], params({ year: 2024 }), 3);
  expect(reports).toMatchObject({ wanted: [2022, 2023, 2024], years: [2022, 2023], record: { year: 2023 } });
  expect(printedReports([report(2023)], params({ year: 2024 }), 1)).toMatchObject({
    wanted: [2024],
    years: [],
    record: null,
  });
});

test('of a year with several reports the chosen one is printed', () => {
  const all = [report(2025, { bU_JP_PoslovniPrihod: 1 }), consolidated(2025, { bU_JP_PoslovniPrihod: 2 })];
  const incomeOf = (change: Partial<FinancialParams>) =>
    printedStatements(form, printedReports(all, params(change), 1))
      .flatMap(({ lines }) => lines)
      .find(({ trend }) => trend.id === 'bU_JP_PoslovniPrihod')?.values;
  expect(incomeOf({})).toEqual([1]);
  expect(incomeOf({ reportType: 38 })).toEqual([2]);
  // Over all years a kind is named by the type of any of its years.
  const audits = [
    { id: 5, name: 'Revizorski izvještaj' },
    { id: 42, name: 'Revizorski izvještaj' },
  ] as const;
  all.push(report(2020, {}, audits[0]), report(2025, { bU_JP_PoslovniPrihod: 3 }, audits[1]));
  expect(incomeOf({ view: 'years', year: 2025, reportType: 5 })).toEqual([3]);
});
