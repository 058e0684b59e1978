import { describe, expect, test } from 'vitest';
import { INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import {
  chartedTrends,
  MOST_CHARTS,
  sideIn,
  toggled,
  type Trend,
  trendFigure,
  trendOfRow,
  trendsOf,
} from '#domain/indicators/trends.ts';
import { cardOf } from './reports.ts';

/** The lines of a card over all years: what each reads before 2022 and from 2022 on. */
const linesOf = (...card: Parameters<typeof cardOf>): string[] =>
  trendsOf(cardOf(...card), false).map(({ old, now }) => `${old?.row.key ?? '–'} ${now?.row.key ?? '–'}`);

describe('lines over all years', () => {
  test('are in the order of the newer form, a line of the older one behind what it followed there', () => {
    expect(linesOf('companies', 'income')).toEqual([
      '– bU_JP_PrihodIzUgovoraSKupcima',
      'bU_202 bU_JP_PrihodOdProdajeRoba',
      'bU_211 –',
      'bU_212 –',
      '– bU_JP_PrihodOdProdajeGotovihProizvodaPruzenihUsluga',
      'bU_201 bU_JP_PoslovniPrihod',
      'bU_214 bU_JP_TroskoviSirovinaMaterijalaEnergijeIGoriva',
      'bU_215 bU_JP_TroskoviPlacaIOstalihLicnihPrimanja',
      'bU_220 bU_JP_Amortizacija',
      'bU_222 –',
      'bU_225 –',
      '– bU_JP_DobitPrijeOporezivanja',
      'bU_227 bU_JP_FinansijskiPrihodi',
      'bU_234 bU_JP_FinansijskiRashodi',
      'bU_244 bU_JP_OstaliPrihodiIDobici',
      'bU_254 bU_JP_OstaliRashodiIGubici',
      'bU_311 bU_JP_Dobitak',
      'bU_343 –',
    ]);
  });

  test('begin with lines of the older form that followed nothing', () => {
    expect(linesOf('associations', 'main').slice(0, 4)).toEqual([
      'bsA_101 –',
      'bsA_109 –',
      'bsA_115 bS_Imovina',
      '– bS_Obaveze',
    ]);
  });

  test('read the code of the year, and nothing where its form has no such line', () => {
    const trends = trendsOf(cardOf('companies', 'income'), false);
    const of = (key: string) => trends.find(({ id }) => id === key) as Trend;
    expect(sideIn(of('bU_222'), 2021)?.row.key).toBe('bU_222');
    expect(sideIn(of('bU_222'), 2022)).toBeNull();
    expect(trendFigure(of('bU_222'), 2022, { bU_222: 5 })).toBeNull();
    expect(trendFigure(of('bU_222'), 2020, { bU_222: 5 })).toBe(5);
    // A loss is stated in a line of its own.
    expect(trendFigure(of('bU_225'), 2020, { bU_225: 0, bU_226: 7 })).toBe(-7);
  });
});

describe('which lines are charted', () => {
  const balance = cardOf('companies', 'balance');
  const trends = trendsOf(balance, false);

  test('the card’s own choice until the reader chooses; unknown lines of the address are left out', () => {
    expect(chartedTrends(balance, trends, null)).toEqual(['bS_JP_UkupnoImovina', 'bS_JP_KratkorocnaImovina']);
    expect(chartedTrends(balance, trends, ['bsA_011', 'nonsense'])).toEqual(['bsA_011']);
    expect(chartedTrends(balance, trends, [])).toEqual([]);
  });

  test('every card of every register charts something at first', () => {
    for (const { cards, summary } of Object.values(INDICATOR_ROWS))
      for (const card of [...cards, summary]) {
        const charted = chartedTrends(card, trendsOf(card, false), null);
        expect(charted).toHaveLength(card.charts.length);
      }
  });

  test('a fourth line takes the place of the first', () => {
    expect(toggled(['a', 'b', 'c'], 'd')).toEqual(['b', 'c', 'd']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
    expect(MOST_CHARTS).toBe(3);
  });

  test('every row of either form finds its line over the years', () => {
    for (const { cards } of Object.values(INDICATOR_ROWS))
      for (const card of cards) {
        const lines = trendsOf(card, false);
        const lost = [...card.until2021, ...card.from2022].filter((row) => trendOfRow(lines, row) === null);
        expect(lost).toEqual([]);
        for (const line of lines)
          for (const side of [line.old, line.now]) if (side) expect(trendOfRow(lines, side.row)).toBe(line);
      }
  });
});
