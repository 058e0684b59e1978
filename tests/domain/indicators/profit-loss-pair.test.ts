import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toRecord } from '#domain/indicators/indicators.model.ts';
import { indicatorRecordWire } from '#domain/indicators/indicators.wire.ts';
import { rowFigure, rowValue, changeOf } from '#domain/indicators/profit-loss-pair.ts';
import type { Figure } from '#shared/format/number.ts';
import { ALL_ROWS } from './reports.ts';

const rowOf = (key: string) => ALL_ROWS.find((each) => each.key === key)!;

describe('profit/loss pairs (R4.3)', () => {
  test.each([
    ['bU_225', 'bU_226'],
    ['bU_311', 'bU_312'],
    ['bU_147', 'bU_148'],
    ['bU_308', 'bU_309'],
    ['bU_234', 'bU_235'],
    ['rPiR_187', 'rPiR_188'],
  ])('%s shows %s with its sign inverted when it is 0', (first, second) => {
    // bU_234 is a pair of investment funds and a plain line of companies.
    const row = ALL_ROWS.find(({ key, loss }) => key === first && loss === second)!;
    expect(rowValue(row, { [first]: 1250, [second]: 0 })).toBe(1250);
    expect(rowValue(row, { [first]: 0, [second]: 1250 })).toBe(-1250);
    expect(rowValue(row, { [first]: 0, [second]: 0 })).toBe(0);
  });

  test('only these six are pairs', () => {
    const pairs = new Set(ALL_ROWS.flatMap(({ key, loss }) => (loss ? [`${key}/${loss}`] : [])));
    expect(pairs.size).toBe(6);
  });

  test.each<[first: Figure, second: Figure, figure: Figure]>([
    [null, 500, -500],
    [null, 0, null],
    [null, null, null],
    [0, null, 0],
    [0, -500, -500],
    [-300, 500, -300],
    ['unreadable', 0, 'unreadable'],
    ['unreadable', 5, 'unreadable'],
    [0, 'unreadable', 'unreadable'],
    [null, 'unreadable', 'unreadable'],
    [7, 'unreadable', 7],
  ])(
    'of %j and %j are %j: never 0 for a missing one (A34), a loss stays one, a readable profit decides',
    (a, b, figure) => {
      expect(rowFigure({ key: 'a', loss: 'b' }, { a, b })).toBe(figure);
    },
  );

  test('never gives -0', () => {
    const field = fc.option(fc.oneof(fc.constant(0), fc.constant(-0), fc.integer()), { nil: null });
    fc.assert(
      fc.property(field, field, (first, second) => {
        const value = rowValue({ key: 'a', loss: 'b' }, { a: first, b: second });
        expect(Object.is(value, -0)).toBe(false);
      }),
    );
  });

  test('reads a field whatever the case of its name, the exact one first', () => {
    expect(rowValue(rowOf('bS_JP_UkupnoImovina'), { BS_JP_UKUPNOIMOVINA: 8, bs_jp_ukupnoimovina: null })).toBe(8);
    expect(rowValue(rowOf('bsA_065'), { BsA_065: 0, bsA_066: 3 })).toBe(0);
    expect(rowValue(rowOf('rPiR_187'), { rPiR_187: 0, rpiR_188: 70 })).toBe(-70);
    expect(rowValue(rowOf('ppP_915'), { PPP_915: 12 })).toBe(12);
    expect(rowValue(rowOf('ppP_915'), { ppP_915: 11, PPP_915: 12 })).toBe(11);
  });
});

describe('records as they are sent (A32)', () => {
  const parse = (record: object) => toRecord(z.parse(indicatorRecordWire, record));

  test('what is no number is unreadable, what was not sent is missing, numeric texts count', () => {
    const { lines } = parse({
      year: '2024',
      reportTypeId: '37',
      bS_Imovina: '1250',
      bS_Obaveze: '12,5',
      bS_Kapital: 'NaN',
      bU_RezultatPoslovanja: -0,
      pP_BrojZaposlenih: null,
      bU_VrijednostPoslovanja: {},
    });
    expect(lines).toEqual({
      bS_Imovina: 1250,
      bS_Obaveze: 'unreadable',
      bS_Kapital: 'unreadable',
      bU_RezultatPoslovanja: 0,
      pP_BrojZaposlenih: null,
      bU_VrijednostPoslovanja: 'unreadable',
    });
  });

  test('the report type may be in the id or in the type; without either the record stays', () => {
    const typeIn = (sent: object) => {
      const { reportTypeId, reportTypeName } = parse({ year: 2024, ...sent });
      return [reportTypeId, reportTypeName];
    };
    expect(typeIn({ reportType: { id: 41, name: 'Konsolidirani' } })).toEqual([41, 'Konsolidirani']);
    expect(typeIn({ reportTypeId: null, reportType: 'x' })).toEqual([0, '']);
  });

  test.each([null, 'x', 20_240, 2024.5])('a record of the year %s is no record', (year) => {
    expect(z.safeParse(indicatorRecordWire, { year }).success).toBe(false);
  });
});

describe('year-on-year change', () => {
  test('is a difference and a percentage between amounts that are not negative', () => {
    expect(changeOf(110, 100)).toEqual({ difference: 10, percent: 10 });
    expect(changeOf(0, 100)).toEqual({ difference: -100, percent: -100 });
  });

  test.each([
    [50, 0],
    [50, -100],
    [-50, 100],
  ])('has no percentage from nothing, from a loss or into a loss: %i after %i', (now, before) => {
    expect(changeOf(now, before)).toEqual({ difference: now - before, percent: null });
  });

  test('is not decided when a value is missing', () => {
    expect(changeOf(null, 100)).toBeNull();
    expect(changeOf(100, null)).toBeNull();
  });
});
