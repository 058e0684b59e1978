import { describe, expect, test } from 'vitest';
import { orderAfter, sortCantons, type CantonOrder } from '#domain/map/internal/canton-order.ts';
import { digitsAndUnit, exactFigure, shortFigure } from '#domain/map/internal/format-figure.ts';
import { ALL_INDICATORS, isMoney, INDICATORS } from '#domain/map/internal/map-indicators.ts';
import { type CantonSummary, rankedCount } from '#domain/map/map.model.ts';
import { NBSP } from '#shared/format/number.ts';

const canton = (id: number, year: number | null, assets: number | null): CantonSummary => ({
  id,
  year,
  unreadable: [],
  figures: { ...(Object.fromEntries(ALL_INDICATORS.map((name) => [name, null])) as CantonSummary['figures']), assets },
});
const idsIn = (order: CantonOrder, cantons: readonly CantonSummary[]) =>
  sortCantons(cantons, order, (a, b) => b.id - a.id).map(({ id }) => id);

describe('the table of cantons', () => {
  test.each([
    ['employees', 'assets', 'ascending', 'descending'],
    ['year', 'assets', 'ascending', 'descending'],
    ['name', 'assets', 'ascending', 'ascending'],
    ['name', 'name', 'ascending', 'descending'],
    ['name', 'name', 'descending', 'ascending'],
  ] as const)('a press on %s of a table by %s, %s, makes it %s', (pressed, column, before, after) => {
    // The greatest figure first, names by the first letter; the same head turns round.
    expect(orderAfter({ column, direction: before }, pressed)).toEqual({ column: pressed, direction: after });
  });

  const cantons = [canton(1, 2024, 5), canton(2, null, null), canton(3, 2025, 9), canton(4, 2024, 5)];

  test.each<[CantonOrder, number[]]>([
    [{ column: 'name', direction: 'ascending' }, [4, 3, 2, 1]],
    [{ column: 'name', direction: 'descending' }, [1, 2, 3, 4]],
    [{ column: 'assets', direction: 'ascending' }, [1, 4, 3, 2]],
    [{ column: 'assets', direction: 'descending' }, [3, 1, 4, 2]],
    [{ column: 'year', direction: 'ascending' }, [1, 4, 3, 2]],
    [{ column: 'year', direction: 'descending' }, [3, 1, 4, 2]],
    [{ column: 'employees', direction: 'descending' }, [1, 2, 3, 4]],
  ])('%j', (order, ids) => expect(idsIn(order, cantons)).toEqual(ids));

  test('only cantons with a place are counted', () => {
    const place = (id: number, at: number | null) => ({ id, place: at, share: null });
    expect(rankedCount([place(1, 2), place(2, null), place(3, 1)])).toBe(2);
  });
});

describe('figures of the map', () => {
  test('amounts are shortened with their unit, counts are shown in full', () => {
    expect(shortFigure(14_882_310_447, 'assets', 'bs')).toBe(`14,9${NBSP}mlrd.${NBSP}KM`);
    expect(shortFigure(9108, 'legalEntities', 'bs')).toBe('9.108');
    expect(shortFigure(9108, 'employees', 'en')).toBe('9,108');
    expect(shortFigure(null, 'assets', 'bs')).toBe('–');
    expect(shortFigure(null, 'employees', 'bs')).toBe('–');
  });

  test('to the mark they have no decimals', () => {
    expect(exactFigure(14_882_310_447.4, 'assets', 'bs')).toBe(`14.882.310.447${NBSP}KM`);
    expect(exactFigure(9108.4, 'employees', 'bs')).toBe('9.108');
  });

  test('digits are separated from what follows them', () => {
    expect(digitsAndUnit(`14,9${NBSP}mlrd.${NBSP}KM`)).toEqual({ digits: '14,9', unit: `mlrd.${NBSP}KM` });
    expect(digitsAndUnit('9.108')).toEqual({ digits: '9.108', unit: '' });
  });

  test('all but the two counts are money', () => {
    expect(INDICATORS.filter((name) => !isMoney(name))).toEqual(['legalEntities', 'employees']);
  });
});
