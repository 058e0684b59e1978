import { describe, expect, test } from 'vitest';
import { ratioDecimals } from '#domain/indicators/column-decimals.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { isLoss, ratioNamesOn, ratioSeriesOf, ratiosOf, type RatioName } from '#domain/indicators/ratios.ts';
import { reportKinds } from '#domain/indicators/series.ts';
import { reportOf } from './reports.ts';

const COMPANY = { register: 'companies', isMicro: false } as const;
const OLD = {
  bU_201: 1000,
  bU_212: 900,
  bU_215: 300,
  bU_311: 50,
  bU_312: 0,
  bU_343: 4,
  bsA_035: 300,
  bsA_065: 2000,
  bsP_101: 500,
  bsP_102: 77,
  bsP_131: 400,
  bsP_140: 600,
};
const NEW = {
  bU_JP_PoslovniPrihod: 1000,
  bU_JP_TroskoviPlacaIOstalihLicnihPrimanja: 300,
  bU_JP_Dobitak: 50,
  bU_JP_Gubitak: 0,
  pP_JP_BrojZaposlenih: 4,
  bS_JP_KratkorocnaImovina: 300,
  bS_JP_UkupnoImovina: 2000,
  bS_JP_DugorocneObaveze: 400,
  bS_JP_KratkorocneObaveze: 600,
  bS_Kapital: 500,
};
const of = (name: RatioName, now: IndicatorRecord, before: IndicatorRecord | null = null, form = COMPANY) => {
  const ratio = ratiosOf(form, now, before).find((each) => each.name === name);
  if (!ratio) throw new Error(name);
  return ratio;
};
const outcome = ({ value, gap }: ReturnType<typeof of>) => value ?? gap;

describe('which ratios a report has: those whose two figures are on its form', () => {
  test('companies before and from 2022; total expenses are on the old form alone', () => {
    const old = ratioNamesOn(COMPANY, 'until2021');
    expect(old).toHaveLength(13);
    expect(ratioNamesOn(COMPANY, 'from2022')).toEqual(old.filter((name) => name !== 'expensePerEmployee'));
    const micro = ratioNamesOn({ ...COMPANY, isMicro: true }, 'from2022');
    expect(micro).toEqual(ratioNamesOn(COMPANY, 'from2022'));
  });

  test('the summary of the other registers has no current assets and no wages', () => {
    const summary = ratioNamesOn({ register: 'financialInstitutions', isMicro: false }, 'from2022');
    expect(summary).not.toContain('currentRatio');
    expect(summary).not.toContain('wagesPerEmployee');
    expect(summary).toContain('debtRatio');
  });

  test.each([
    ['financialInstitutions', ['returnOnAssets', 'returnOnEquity', 'equityShare', 'debtRatio']],
    ['insuranceCompanies', ['equityShare']],
    ['investmentFunds', ['returnOnAssets']],
    ['budgetUsers', ['returnOnAssets', 'returnOnEquity', 'equityShare', 'debtRatio', 'currentRatio']],
  ] as const)('%s before 2022', (register, names) => {
    const own = ratioNamesOn({ register, isMicro: false }, 'until2021').filter((name) => !name.endsWith('Change'));
    expect(own).toEqual(names);
  });
});

describe('each ratio from its two figures', () => {
  const expected: [RatioName, number, [number, number]][] = [
    ['netMargin', 5, [50, 1000]],
    ['returnOnAssets', 2.5, [50, 2000]],
    ['returnOnEquity', 10, [50, 500]],
    ['equityShare', 25, [500, 2000]],
    ['debtRatio', 50, [1000, 2000]],
    ['currentRatio', 0.5, [300, 600]],
    ['incomePerEmployee', 250, [1000, 4]],
    ['wagesPerEmployee', 75, [300, 4]],
  ];
  test.each(expected)('%s', (name, value, figures) => {
    for (const report of [reportOf(2021, OLD), reportOf(2023, NEW)]) {
      const ratio = of(name, report);
      expect(ratio.value).toBe(value);
      expect(ratio.figures.map((figure) => figure.value)).toEqual(figures);
    }
  });

  test('expenses per employee are all operating expenses of the old form', () => {
    expect(of('expensePerEmployee', reportOf(2021, OLD)).value).toBe(225);
  });

  test('the basic capital of the old form never replaces the capital', () => {
    const lines = { ...OLD, bsP_101: null };
    expect(outcome(of('returnOnEquity', reportOf(2021, lines)))).toBe('notStated');
  });

  test("the owner's equity of the new form never does either: it is its counterpart", () => {
    const lines = { ...NEW, bS_Kapital: null, bS_JP_VlasnickiKapital: 250 };
    expect(outcome(of('returnOnEquity', reportOf(2023, lines)))).toBe('notStated');
  });

  test('the capital names the lines of the statements that add up to it, else the summary of the report', () => {
    const linesOf = (lines: IndicatorRecord['lines']) => {
      const [, capital] = of('returnOnEquity', reportOf(2023, { ...NEW, ...lines })).figures;
      return [capital.sides.map(({ row }) => row.key), capital.value, capital.isOfSummary];
    };
    const [equity, retained] = ['bS_JP_VlasnickiKapital', 'bS_JP_AkumuliranaNerasporedjenaDobitIzPrethodnogPerioda'];
    expect(linesOf({ [equity]: 380, [retained]: 120 })).toEqual([[equity, retained], 500, false]);
    expect(linesOf({ [equity]: 500, [retained]: 120 })).toEqual([[equity], 500, false]);
    expect(linesOf({ [equity]: 380, [retained]: 119 })).toEqual([['bS_Kapital'], 500, true]);
    expect(linesOf({ [equity]: 380 })).toEqual([['bS_Kapital'], 500, true]);
    expect(of('returnOnAssets', reportOf(2023, NEW)).figures.some(({ isOfSummary }) => isOfSummary)).toBe(false);
  });

  test('a sum with a missing part is not made up of the other part', () => {
    expect(outcome(of('debtRatio', reportOf(2023, { ...NEW, bS_JP_DugorocneObaveze: null })))).toBe('notStated');
    expect(of('debtRatio', reportOf(2023, { ...NEW, bS_JP_DugorocneObaveze: null, bS_Obaveze: 900 })).value).toBe(45);
  });
});

describe('losses, zero and missing amounts', () => {
  test('a loss gives a negative ratio', () => {
    expect(of('netMargin', reportOf(2021, { ...OLD, bU_311: 0, bU_312: 50 })).value).toBe(-5);
    expect(of('netMargin', reportOf(2023, { ...NEW, bU_JP_Dobitak: 0, bU_JP_Gubitak: 50 })).value).toBe(-5);
  });

  test('0 income, a negative capital and a missing figure each say why there is none', () => {
    expect(outcome(of('netMargin', reportOf(2021, { ...OLD, bU_201: 0 })))).toBe('zeroBase');
    expect(outcome(of('returnOnEquity', reportOf(2021, { ...OLD, bsP_101: -10 })))).toBe('negativeBase');
    expect(outcome(of('currentRatio', reportOf(2021, { ...OLD, bsA_035: null })))).toBe('notStated');
    expect(outcome(of('incomePerEmployee', reportOf(2021, { ...OLD, bU_343: 0 })))).toBe('zeroBase');
  });

  test('a negative capital has a share, a negative one; a result of 0 is a ratio of 0', () => {
    expect(of('equityShare', reportOf(2021, { ...OLD, bsP_101: -500 })).value).toBe(-25);
    expect(of('netMargin', reportOf(2021, { ...OLD, bU_311: 0 })).value).toBe(0);
  });
});

test('a ratio below zero counts as a loss, a change downwards does not', () => {
  const fall = of('incomeChange', reportOf(2023, NEW), reportOf(2022, { ...NEW, bU_JP_PoslovniPrihod: 2000 }));
  expect(fall.value).toBe(-50);
  expect(isLoss(fall)).toBe(false);
  expect(isLoss(of('netMargin', reportOf(2021, { ...OLD, bU_311: 0, bU_312: 50 })))).toBe(true);
  expect(isLoss(of('netMargin', reportOf(2021, OLD)))).toBe(false);
});

test('the figures of a column have two decimals as soon as one amount has a fraction; people never do', () => {
  const decimals = (lines: object) => ratioDecimals(ratiosOf(COMPANY, reportOf(2021, { ...OLD, ...lines }), null));
  expect([decimals({}), decimals({ bU_201: 1000.5 }), decimals({ bU_343: 4.5 })]).toEqual([0, 2, 0]);
});

describe('ratios over the years', () => {
  const records = [
    reportOf(2020, { ...OLD, bU_201: 500 }),
    reportOf(2021, OLD),
    reportOf(2022, NEW),
    { ...reportOf(2023, NEW), reportTypeId: 41, reportTypeName: 'Konsolidirani izvještaj' },
    reportOf(2025, NEW),
  ];
  const [kind = null] = reportKinds(records);
  const years = [2020, 2021, 2022, 2023, 2024, 2025];
  const lines = () => ratioSeriesOf(COMPANY, records, years, kind);
  const valuesOf = (name: RatioName) =>
    lines()
      .find((line) => line.name === name)
      ?.points.map(({ ratio, gap }) => gap ?? ratio?.value ?? ratio?.gap);

  test('are those that any form of these years has', () => {
    expect(lines().map(({ name }) => name)).toEqual(ratioNamesOn(COMPANY, 'until2021'));
    expect(ratioSeriesOf(COMPANY, records, [2022], kind).map(({ name }) => name)).not.toContain('expensePerEmployee');
    expect(lines().find(({ name }) => name === 'incomeChange')?.as).toBe('change');
  });

  test('have their own report of each year, or say why there is none', () => {
    const incomeChange = ['noReportBefore', 100, 'formBreak', 'otherReport', 'noReport', 'noReportBefore'];
    expect(valuesOf('incomeChange')).toEqual(incomeChange);
    expect(valuesOf('expensePerEmployee')).toEqual([225, 225, 'notOnForm', 'notOnForm', 'notOnForm', 'notOnForm']);
  });
});

describe('changes against the year before', () => {
  test('between two reports of one code set', () => {
    const ratio = of('incomeChange', reportOf(2023, NEW), reportOf(2022, { ...NEW, bU_JP_PoslovniPrihod: 800 }));
    expect(ratio.value).toBe(25);
    expect(ratio.figures.map(({ year, value }) => [year, value])).toEqual([
      [2023, 1000],
      [2022, 800],
    ]);
  });

  test('compare one line of both years, or nothing', () => {
    const summaryOnly = { ...NEW, bU_JP_PoslovniPrihod: null, bU_VrijednostPoslovanja: 1300 };
    const apart = of('incomeChange', reportOf(2024, NEW), reportOf(2023, summaryOnly));
    expect(outcome(apart)).toBe('notStated');
    expect(apart.figures.map(({ sides, value }) => [sides[0]?.row.key, value])).toEqual([
      ['bU_JP_PoslovniPrihod', 1000],
      ['bU_JP_PoslovniPrihod', null],
    ]);
    const both = { ...NEW, bU_VrijednostPoslovanja: 2600 };
    expect(of('incomeChange', reportOf(2024, both), reportOf(2023, summaryOnly)).value).toBe(100);
    expect(of('incomeChange', reportOf(2024, summaryOnly), reportOf(2023, both)).value).toBe(-50);
  });

  test('never across 2022, whatever was before', () => {
    expect(outcome(of('incomeChange', reportOf(2022, NEW), reportOf(2021, { ...OLD, ...NEW })))).toBe('formBreak');
  });

  test('no report of the year before, a base of 0, a loss now or before', () => {
    const now = reportOf(2023, NEW);
    const loss = { ...NEW, bU_JP_Dobitak: 0, bU_JP_Gubitak: 10 };
    expect(outcome(of('incomeChange', now))).toBe('noReportBefore');
    expect(outcome(of('incomeChange', now, reportOf(2022, { ...NEW, bU_JP_PoslovniPrihod: 0 })))).toBe('zeroBase');
    expect(outcome(of('resultChange', now, reportOf(2022, loss)))).toBe('loss');
    expect(outcome(of('resultChange', reportOf(2023, loss), reportOf(2022, NEW)))).toBe('loss');
    expect(outcome(of('assetsChange', now, reportOf(2022, {})))).toBe('notStated');
  });
});
