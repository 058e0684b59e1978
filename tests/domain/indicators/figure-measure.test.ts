import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  baseYearsOf,
  indexOf,
  MEASURES,
  type Measure,
  measuredRow,
  measuredSeries,
  shareOfWhole,
  wholeOf,
} from '#domain/indicators/figure-measure.ts';
import { eraOf, rowsFor } from '#domain/indicators/indicator-cards.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { recordOfKind, reportKinds } from '#domain/indicators/series.ts';
import { type Trend, trendsOf } from '#domain/indicators/trends.ts';
import type { Figure } from '#shared/format/number.ts';
import { ALL_ROWS, cardOf, reportOf } from './reports.ts';

const FORM = { register: 'associations', isMicro: false } as const;
const CARD = cardOf('associations', 'main');
const trends = trendsOf(CARD, false);
const trendOf = (meaning: string): Trend => trends.find(({ now }) => now?.row.meaning === meaning) as Trend;
const YEARS = [2020, 2021, 2022, 2023, 2024];

function pointsOf(meaning: string, measure: Measure, records: readonly IndicatorRecord[]) {
  const [kind = null] = reportKinds(records);
  const by = { measure, form: FORM, baseYears: baseYearsOf([{ records }], YEARS, kind) };
  return measuredSeries(trendOf(meaning), records, YEARS, kind, by);
}
const shown = (...args: Parameters<typeof pointsOf>) => pointsOf(...args).map(({ value, gap }) => gap ?? value);

const RECORDS = [
  reportOf(2020, { bsA_115: 400, bsP_116: 100, bU_132: 50, bU_147: 5, ppP_915: 3 }),
  reportOf(2021, { bsA_115: 500, bsP_116: 100, bU_132: 100, bU_147: -10, ppP_915: 6 }),
  reportOf(2022, { bS_Imovina: 1000, bS_Kapital: 300, bU_VrijednostPoslovanja: 200, bU_RezultatPoslovanja: 20 }),
  reportOf(2024, { bS_Imovina: 2000, bS_Kapital: -100, bU_VrijednostPoslovanja: 0, bU_RezultatPoslovanja: 20 }),
];

describe('lines as a share', () => {
  test('balance sheet lines are a share of assets, income statement lines of income, employees of neither', () => {
    expect(shown('capital', 'share', RECORDS)).toEqual([25, 20, 30, 'noReport', -5]);
    expect(shown('result', 'share', RECORDS)).toEqual([10, -10, 10, 'noReport', 'zeroBase']);
    expect(shown('employees', 'share', RECORDS)).toEqual(['noShare', 'noShare', 'notStated', 'noReport', 'notStated']);
  });

  test.each([
    [null, 'baseNotStated'],
    ['unreadable', 'baseUnreadable'],
    [0, 'zeroBase'],
    [-3, 'negativeBase'],
  ] as const)('of a whole that is %j there is no share, and the reason is said', (assets, gap) => {
    expect(shown('capital', 'share', [reportOf(2023, { bS_Imovina: assets, bS_Kapital: 10 })])[3]).toBe(gap);
  });

  test('there is none of an income that the form does not have', () => {
    const form = { register: 'financialInstitutions', isMicro: false } as const;
    const [row] = rowsFor(cardOf('financialInstitutions', 'main'), 'until2021', false).filter(
      ({ key }) => key === 'bU_203',
    );
    expect(measuredRow(row!, reportOf(2021, { bU_203: 5 }), null, { measure: 'share', form })?.gap).toBe('noShare');
  });

  test('every line of every form belongs to assets or income, or is a count', () => {
    expect(ALL_ROWS.filter((row) => (wholeOf(row) === null) !== (row.unit === 'count'))).toEqual([]);
  });
});

describe('lines as an index', () => {
  test('each set of forms begins with 100 of its own: there is no index across 2022', () => {
    expect(shown('assets', 'index', RECORDS)).toEqual([100, 125, 100, 'noReport', 200]);
  });

  test('a loss, and a base that is missing, unreadable, 0 or negative, have no index', () => {
    expect(shown('result', 'index', RECORDS)).toEqual([100, 'lossIndex', 100, 'noReport', 100]);
    const from = (first: Figure) =>
      shown('assets', 'index', [reportOf(2022, { bS_Imovina: first }), reportOf(2023, { bS_Imovina: 10 })])[3];
    const gaps = ['baseNotStated', 'baseUnreadable', 'zeroBase', 'negativeBase'];
    expect([from(null), from('unreadable'), from(0), from(-5)]).toEqual(gaps);
  });

  test('compared entities share the first year in which all of them have a report, or there is no index', () => {
    const others = [reportOf(2021, { bsA_115: 1 }), reportOf(2024, { bS_Imovina: 1 })];
    const [kind = null] = reportKinds([...RECORDS, ...others]);
    const shared = baseYearsOf([{ records: RECORDS }, { records: others }], YEARS, kind);
    expect(shared).toEqual({ until2021: 2021, from2022: 2024 });
    const [old = null] = reportKinds(RECORDS);
    expect(baseYearsOf([{ records: RECORDS }, { records: [] }], YEARS, old)).toEqual({});
    const by = { measure: 'index', form: FORM, baseYears: {} } as const;
    const [first] = measuredSeries(trendOf('assets'), RECORDS, YEARS, old, by);
    expect(first).toMatchObject({ value: null, gap: 'noBaseYear' });
  });
});

const figure = fc.oneof(
  fc.constantFrom<Figure>(0, -0, null, 'unreadable'),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => Math.round(value * 100) / 100),
);
const anyRecords = fc.array(
  fc.tuple(fc.constantFrom(...YEARS), fc.array(figure, { minLength: 6, maxLength: 6 })).map(([year, lines]) => {
    const keys = rowsFor(CARD, eraOf(year), false).map(({ key }) => key);
    return reportOf(year, Object.fromEntries(keys.map((key, at) => [key, lines[at % 6] ?? null])));
  }),
  { maxLength: 6 },
);

describe('for any reports', () => {
  test('a value is a finite number or has a reason, and only where the amount itself has none', () => {
    fc.assert(
      fc.property(
        anyRecords,
        fc.constantFrom(...MEASURES),
        fc.constantFrom('assets', 'result'),
        (records, measure, line) => {
          const amounts = pointsOf(line, 'amount', records);
          for (const [at, { value, gap, change }] of pointsOf(line, measure, records).entries()) {
            if (gap === null) expect(Number.isFinite(value)).toBe(true);
            if (amounts[at]?.gap != null) expect(gap).toBe(amounts[at].gap);
            if (measure !== 'amount') expect(change).toBeNull();
          }
        },
      ),
    );
  });

  test('the reports of one set of forms do not change an index of the other', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const [kind = null] = reportKinds(records);
        const from2022 = records.filter(({ year }) => year >= 2022);
        const indexIn = (some: readonly IndicatorRecord[]) => {
          const baseYears = baseYearsOf([{ records: some }], YEARS, kind);
          const by = { measure: 'index', form: FORM, baseYears } as const;
          return measuredSeries(trendOf('assets'), some, YEARS, kind, by).filter(({ year }) => year >= 2022);
        };
        expect(indexIn(from2022)).toEqual(indexIn(records));
      }),
    );
  });

  test('a row of one year shows the same as the line over the years', () => {
    fc.assert(
      fc.property(anyRecords, fc.constantFrom(...MEASURES), (records, measure) => {
        const [kind = null] = reportKinds(records);
        const baseYears = baseYearsOf([{ records }], YEARS, kind);
        const points = measuredSeries(trendOf('assets'), records, YEARS, kind, { measure, form: FORM, baseYears });
        for (const { year, value } of points) {
          const own = recordOfKind(records, year, kind);
          const baseYear = baseYears[eraOf(year)];
          const base = baseYear === undefined ? null : recordOfKind(records, baseYear, kind);
          const row = rowsFor(CARD, eraOf(year), false).find(({ meaning }) => meaning === 'assets');
          const measured = own && row ? measuredRow(row, own, base, { measure, form: FORM }) : null;
          expect(measured?.value ?? null).toBe(value);
        }
      }),
    );
  });

  test('a share keeps the sign of the amount, an index is never negative', () => {
    fc.assert(
      fc.property(figure, figure, (value, base) => {
        if (typeof value !== 'number') return;
        const [share, index] = [shareOfWhole(value, base), indexOf(value, base)];
        const isBase = typeof base === 'number' && base > 0;
        expect(share.gap === null).toBe(isBase);
        expect(index.gap === null).toBe(isBase && value >= 0);
        if (share.value !== null) expect(Math.sign(share.value)).toBe(Math.sign(value));
      }),
    );
  });
});
