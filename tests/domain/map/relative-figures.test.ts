import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  indicatorOf,
  indicatorsBeside,
  INDICATORS,
  RELATIVE_NAMES,
  perOf,
  sumOf,
} from '#domain/map/internal/map-indicators.ts';
import { relativeGap } from '#domain/map/internal/relative-figures.ts';
import { federationOf, lacksOf, rankingsOf, toCantonSummaries } from '#domain/map/map.model.ts';
import { countySummariesWire } from '#domain/map/map.wire.ts';

const record = (countyId: number, more: object = {}) => ({
  countyId,
  year: 2025,
  legalEntitiesCount: 10,
  total_Imovina: 1000,
  total_Obaveze: 1,
  total_RezultatPoslovanja: -50,
  total_VrijednostPoslovanja: 500,
  total_BrojZaposlenih: 100,
  ...more,
});
const read = (...answer: object[]) => toCantonSummaries(z.parse(countySummariesWire, answer));
const cantonWith = (more: object) => read(record(2027, more))[0]!;

describe('amounts per legal entity and per employee', () => {
  test('each amount is divided by the number of the same canton; a loss stays one', () => {
    expect(cantonWith({}).figures).toMatchObject({
      assetsPerEntity: 100,
      businessResultPerEntity: -5,
      businessValuePerEntity: 50,
      assetsPerEmployee: 10,
      businessResultPerEmployee: -0.5,
      businessValuePerEmployee: 5,
    });
  });

  test.each([
    [{ total_BrojZaposlenih: null }, { of: 'employees', reason: 'missing' }],
    [{ total_BrojZaposlenih: '12,5' }, { of: 'employees', reason: 'unreadable' }],
    [{ total_BrojZaposlenih: 0 }, { of: 'employees', reason: 'notPositive' }],
    [{ total_BrojZaposlenih: -3 }, { of: 'employees', reason: 'notPositive' }],
    [{ total_Imovina: null }, { of: 'assets', reason: 'missing' }],
    [{ total_Imovina: '?' }, { of: 'assets', reason: 'unreadable' }],
  ])('with %j there is no figure, and what it lacks is known', (more, gap) => {
    const canton = cantonWith(more);
    expect(canton.figures.assetsPerEmployee).toBeNull();
    expect(relativeGap(canton, 'assetsPerEmployee')).toEqual(gap);
    expect(canton.unreadable.includes('assetsPerEmployee')).toBe(gap.reason === 'unreadable');
  });

  test('the federation divides the sums of the cantons that have both figures, and names the others', () => {
    const federation = federationOf(
      read(
        record(2027),
        record(2028, { total_Imovina: 9000, legalEntitiesCount: 40 }),
        record(2029, { legalEntitiesCount: null, total_Imovina: 5 }),
        record(2030, { legalEntitiesCount: '1,2' }),
      ),
    );
    expect(federation.figures.assetsPerEntity).toBe(10_000 / 50);
    expect(federation.without.assetsPerEntity.missing).toContain(2029);
    expect(federation.without.assetsPerEntity.unreadable).toEqual([2030]);
    const lacks = lacksOf(federation, ['legalEntities', 'assetsPerEntity']);
    // A sum and an average lack a canton in different ways, so that each has a sentence of its own.
    expect(lacks.every(({ indicators }) => indicators.length === 1)).toBe(true);
  });

  test('cantons have a place by a relative figure, and no share', () => {
    const cantons = read(record(2027), record(2028, { total_Imovina: 5000 }));
    const rankings = rankingsOf(cantons, federationOf(cantons), 'assetsPerEntity');
    expect(rankings.slice(0, 3).map(({ place, share }) => [place, share])).toEqual([
      [2, null],
      [1, null],
      [null, null],
    ]);
  });
});

describe('the choice of an indicator', () => {
  test('another amount keeps ‘per employee’; what has no such figure is shown as its sum', () => {
    expect(indicatorOf('businessValue', perOf('assetsPerEmployee'))).toBe('businessValuePerEmployee');
    expect(indicatorOf('liabilities', 'employee')).toBe('liabilities');
    expect(RELATIVE_NAMES.map((name) => indicatorOf(sumOf(name), perOf(name)))).toEqual(RELATIVE_NAMES);
  });

  test('beside a relative figure are its divisor and the others with the same divisor', () => {
    expect(indicatorsBeside('assets')).toEqual(INDICATORS);
    expect(indicatorsBeside('assetsPerEmployee')).toEqual([
      'employees',
      'assetsPerEmployee',
      'businessResultPerEmployee',
      'businessValuePerEmployee',
    ]);
  });
});
