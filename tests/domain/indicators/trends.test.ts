import { describe, expect, test } from 'vitest';
import { INDICATOR_ROWS, type CardName } from '#domain/indicators/indicator-cards.ts';
import type { Register } from '#domain/indicators/register.ts';
import { sideIn, trendsOf, trendFigure, type Trend } from '#domain/indicators/trends.ts';

/** The lines of a card over all years: what each reads before 2022 and from 2022 on. */
const linesOf = (register: Register, name: CardName): string[] => {
  const card = INDICATOR_ROWS[register].cards.find((each) => each.name === name);
  return card ? trendsOf(card, false).map(({ old, now }) => `${old?.row.key ?? '–'} ${now?.row.key ?? '–'}`) : [];
};

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
    const card = INDICATOR_ROWS.companies.cards.find(({ name }) => name === 'income');
    const trends = card ? trendsOf(card, false) : [];
    const of = (key: string) => trends.find(({ id }) => id === key) as Trend;
    expect(sideIn(of('bU_222'), 2021)?.row.key).toBe('bU_222');
    expect(sideIn(of('bU_222'), 2022)).toBeNull();
    expect(trendFigure(of('bU_222'), 2022, { bU_222: 5 })).toBeNull();
    expect(trendFigure(of('bU_222'), 2020, { bU_222: 5 })).toBe(5);
    // A loss is stated in a line of its own.
    expect(trendFigure(of('bU_225'), 2020, { bU_225: 0, bU_226: 7 })).toBe(-7);
  });
});
