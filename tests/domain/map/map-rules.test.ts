import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { classesOf, levelOf } from '#domain/map/internal/choropleth-classes.ts';
import { ALL_INDICATORS } from '#domain/map/internal/map-indicators.ts';
import { FEDERATION_REGION, mapRegion, shownCanton, type MapRegion } from '#domain/map/internal/map-region.ts';
import { registerOfScope } from '#domain/map/map-scope.ts';
import { DEFAULT_MAP_VIEW, mapViewUrl, withIndicator, withPublic, withType } from '#domain/map/map-view.ts';
import { federationOf, lacksOf, shareOf, toCantonSummaries, rankingsOf } from '#domain/map/map.model.ts';
import { countySummariesWire } from '#domain/map/map.wire.ts';
import { neighbourOf } from '#domain/map/neighbour.ts';
import { CANTON_SHAPES } from '#domain/reference/geography/geography.ts';
import { CANTON_IDS } from '#shared/config/settings.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { writeUrl } from '#shared/routing/write-url.ts';

const record = (countyId: number, year: unknown, legalEntitiesCount: unknown, more: object = {}) => ({
  countyId,
  year,
  legalEntitiesCount,
  total_Imovina: 10,
  ...more,
});
const read = (answer: unknown) => toCantonSummaries(z.parse(countySummariesWire, answer));
const canton = (answer: unknown, id: number) => read(answer).find((one) => one.id === id)!;

describe('what the agency sends (A32, A39)', () => {
  test('a bare list and a list in data are the same', () => {
    expect(read({ data: [record(2030, 2025, 7)] })).toEqual(read([record(2030, 2025, 7)]));
  });

  test.each([null, '', 'NaN', '12,5', Infinity, undefined, {}])('%j is a missing figure, never 0', (value) => {
    expect(canton([record(2030, 2025, value)], 2030).figures.legalEntities).toBeNull();
  });

  test('numeric texts, huge numbers and -0 are numbers', () => {
    expect(canton([record(2030, '2025', '12')], 2030)).toMatchObject({ year: 2025, figures: { legalEntities: 12 } });
    expect(canton([record(2030, 2025, 1e21)], 2030).figures.legalEntities).toBe(1e21);
    expect(Object.is(canton([record(2030, 2025, -0)], 2030).figures.legalEntities, 0)).toBe(true);
  });

  test('always gives the ten cantons: unknown counties are left out, absent ones have no data', () => {
    const cantons = read([record(2030, 2025, 7), record(9999, 2025, 5), null, 'x']);
    expect(cantons.map(({ id }) => id)).toEqual([2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036]);
    expect(cantons.filter(({ year }) => year !== null).map(({ id }) => id)).toEqual([2030]);
  });

  test('of two records of a county the later year counts, and one without a year is no data', () => {
    const two = [record(2030, 2024, 1), record(2030, 2025, 2), record(2030, 2023, 3), record(2030, null, 4)];
    expect(canton(two, 2030)).toMatchObject({ year: 2025, figures: { legalEntities: 2 } });
    expect(canton([record(2030, null, 4)], 2030)).toMatchObject({ year: null, figures: { legalEntities: null } });
  });

  test('an answer that is no list fails instead of being empty', () => {
    for (const answer of ['<html></html>', 'text', null])
      expect(z.safeParse(countySummariesWire, answer).success).toBe(false);
  });
});

describe('the federation (P3)', () => {
  test('sums the cantons that have a year and takes the year of the first such', () => {
    const federation = federationOf(read([record(2027, null, 100), record(2028, 2024, 1), record(2030, 2025, 2)]));
    expect(federation).toMatchObject({ year: 2024, figures: { legalEntities: 3, assets: 20 } });
  });

  test('a sum without any figure is missing, and says which cantons it is without', () => {
    const federation = federationOf(read([record(2027, 2025, 5), record(2028, 2025, null)]));
    expect(federation.figures.employees).toBeNull();
    expect(federation.figures.legalEntities).toBe(5);
    expect(federation.without.legalEntities.missing).not.toContain(2027);
    expect(federation.without.legalEntities.missing).toContain(2028);
  });

  test('each sum names the cantons whose figure was not sent and those whose figure cannot be read', () => {
    const sent = { ...record(2027, 2025, 5), total_Imovina: '1.5E+07', total_Obaveze: '12,5', total_BrojZaposlenih: 2 };
    const others = CANTON_IDS.filter((id) => id !== 2027).map((id) => ({
      ...record(id, 2025, 1),
      total_Imovina: id === 2028 ? '?' : '.5',
      total_Obaveze: 1,
      total_BrojZaposlenih: id === 2029 ? null : 2,
    }));
    const federation = federationOf(read([sent, ...others]));
    expect(federation.figures.assets).toBe(15_000_004);
    expect(federation.without.assets).toEqual({ missing: [], unreadable: [2028] });
    expect(lacksOf(federation)).toEqual([
      { reason: 'missing', indicators: ['employees'], cantons: [2029] },
      { reason: 'unreadable', indicators: ['assets'], cantons: [2028] },
      { reason: 'unreadable', indicators: ['liabilities'], cantons: [2027] },
    ]);
  });

  test('no counties at all give no year and no sums', () => {
    const federation = federationOf(read([]));
    expect(federation.year).toBeNull();
    expect(Object.values(federation.figures)).toEqual(ALL_INDICATORS.map(() => null));
  });

  test('a share is made of known figures only', () => {
    expect(shareOf(25, 100)).toBe(25);
    expect([shareOf(null, 100), shareOf(-1, 100)]).toEqual([null, null]);
    for (const sum of [null, 0, -5]) expect(shareOf(1, sum)).toBeNull();
  });
});

describe('five classes', () => {
  test('of equal count, with the limits that really occur', () => {
    expect(classesOf([10, 1, 9, 2, 8, 3, 7, 4, 6, 5])).toEqual([
      { level: 1, from: 1, to: 2 },
      { level: 2, from: 3, to: 4 },
      { level: 3, from: 5, to: 6 },
      { level: 4, from: 7, to: 8 },
      { level: 5, from: 9, to: 10 },
    ]);
  });

  test('losses are a class of their own, the rest has four', () => {
    const classes = classesOf([-5, -1, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(classes[0]).toEqual({ level: 'loss', from: -5, to: -1 });
    expect(classes).toHaveLength(5);
    expect(levelOf(-1, classes)).toBe('loss');
    expect(levelOf(0, classesOf([0, 1]))).not.toBe('loss');
  });

  test('what is not known has no class and does not count', () => {
    expect(classesOf([null, null])).toEqual([]);
    expect(levelOf(null, classesOf([1, 2]))).toBeNull();
    expect(classesOf([1, null, 2]).map(({ level }) => level)).toEqual([1, 5]);
    expect(classesOf([7])).toEqual([{ level: 3, from: 7, to: 7 }]);
  });

  test('whatever the figures: at most five classes that do not overlap, every figure in one, more is never paler', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: -20, max: 60 })), { maxLength: 10 }), (figures) => {
        const classes = classesOf(figures);
        expect(classes.length).toBeLessThanOrEqual(5);
        for (const [at, one] of classes.entries()) {
          expect(one.from).toBeLessThanOrEqual(one.to);
          const next = classes[at + 1] ?? { from: Infinity, level: 6 };
          expect(one.to).toBeLessThan(next.from);
          expect(one.level === 'loss' ? 0 : one.level).toBeLessThan(Number(next.level));
        }
        for (const figure of figures) {
          const level = levelOf(figure, classes);
          expect(level === null).toBe(figure === null);
          expect(level === 'loss').toBe(figure !== null && figure < 0);
        }
      }),
    );
  });
});

describe('hover, lock and unlock (P2.19, P4)', () => {
  const on = (type: 'entered' | 'left' | 'locked' | 'toggled') => (id: number) => ({ type, canton: id });
  const [enter, leave, lock, toggle] = [on('entered'), on('left'), on('locked'), on('toggled')];

  test.each([
    ['the federation is shown first', [], null],
    ['a canton while it is pointed at', [enter(2030)], 2030],
    ['the federation when the pointer leaves', [enter(2030), leave(2030)], null],
    ['the next canton, also when the pointer leaves the last one after', [enter(2030), enter(2031), leave(2030)], 2031],
    ['a locked canton whatever is pointed at', [lock(2030), enter(2031)], 2030],
    ['and left', [lock(2030), enter(2031), leave(2031)], 2030],
    ['another one that is locked instead', [lock(2030), enter(2031), lock(2031)], 2031],
    ['one whose name in the table was pressed', [toggle(2030)], 2030],
    ['none when it was pressed twice in a moment', [toggle(2030), toggle(2030)], null],
    ['another one pressed there', [toggle(2030), toggle(2031)], 2031],
    ['the federation after unlocking', [lock(2030), { type: 'unlocked' }], null],
  ] as [string, Parameters<typeof mapRegion>[1][], number | null][])('%s', (_, actions, shown) => {
    expect(shownCanton(actions.reduce<MapRegion>(mapRegion, FEDERATION_REGION))).toBe(shown);
  });
});

describe('arrow keys', () => {
  const id = (label: string) => CANTON_SHAPES.find(({ shortLabel }) => shortLabel === label)!.id;

  test.each([
    ['USK', 'ArrowRight', 'SBK'],
    ['USK', 'ArrowDown', 'K10'],
    ['ZDK', 'ArrowRight', 'TK'],
    ['TK', 'ArrowUp', 'PK'],
    ['SBK', 'ArrowDown', 'HNK'],
    ['HNK', 'ArrowLeft', 'ZHK'],
    ['KS', 'ArrowRight', 'BPK'],
    ['PK', 'ArrowUp', 'PK'],
    ['USK', 'ArrowLeft', 'USK'],
  ] as const)('from %s with %s to %s', (from, arrow, to) => {
    expect(neighbourOf(CANTON_SHAPES, id(from), arrow)).toBe(id(to));
  });

  test('every canton can be reached from every other', () => {
    const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
    for (const { id: start } of CANTON_SHAPES) {
      const reached = new Set([start]);
      for (const at of reached) for (const arrow of arrows) reached.add(neighbourOf(CANTON_SHAPES, at, arrow));
      expect(reached.size).toBe(10);
    }
  });
});

describe('places', () => {
  const cantons = read([record(2027, 2025, 5), record(2028, 2024, 9), record(2029, 2025, 5), record(2030, 2025, null)]);

  test('equal figures share a place; without a figure there is none', () => {
    const rankings = rankingsOf(cantons, federationOf(cantons), 'legalEntities');
    expect(rankings.slice(0, 4).map(({ place }) => place)).toEqual([2, 1, 2, null]);
    expect(rankings[1]?.share).toBeCloseTo((9 / 19) * 100);
    expect(rankings[3]?.share).toBeNull();
  });

  test('a loss is placed below zero', () => {
    const some = read([record(2027, 2025, 0), record(2028, 2025, -3), record(2029, 2025, 2)]);
    const places = rankingsOf(some, federationOf(some), 'legalEntities').map(({ place }) => place);
    expect(places.slice(0, 3)).toEqual([2, 3, 1]);
  });
});

describe('the view in the address', () => {
  test('is written and read back, beside the other parameters', () => {
    const order = { column: 'employees', direction: 'descending' } as const;
    const view = { indicator: 'assets', canton: 2035, typeId: 3, isPublic: true, order } as const;
    const query = writeUrl(mapViewUrl, view, 'x=1&canton=2030');
    expect(readUrl(mapViewUrl, query)).toEqual(view);
    expect(query).toBe('?canton=2035&indicator=assets&public=true&sort=-employees&type=3&x=1');
    expect(readUrl(mapViewUrl, 'sort=name').order).toEqual({ column: 'name', direction: 'ascending' });
    expect(writeUrl(mapViewUrl, DEFAULT_MAP_VIEW, query)).toBe('?x=1');
  });

  test.each([
    'indicator=__proto__',
    'canton=1',
    'canton=2030abc',
    'type=8',
    'public=true',
    'type=&canton=',
    'sort=--name',
    'sort=-',
  ])('nonsense is the default: ?%s', (query) => expect(readUrl(mapViewUrl, query)).toEqual(DEFAULT_MAP_VIEW));

  test('another indicator has its own order', () => {
    const byName = { ...DEFAULT_MAP_VIEW, order: { column: 'name', direction: 'ascending' } } as const;
    expect(withIndicator(byName, 'assets')).toEqual({ ...DEFAULT_MAP_VIEW, indicator: 'assets' });
  });

  test.each([
    [null, false, true, 1],
    [3, false, true, 3],
    [3, true, false, 3],
    [null, true, false, null],
  ])(
    'of type %j, public %j: %j needs a type, companies unless one is selected: %j (P7)',
    (typeId, before, now, after) => {
      const view = { ...DEFAULT_MAP_VIEW, typeId, isPublic: before };
      expect(withPublic(view, now)).toEqual({ ...view, typeId: after, isPublic: now });
    },
  );

  test('another type keeps the choice of public enterprises; without a type there is none', () => {
    const view = { ...DEFAULT_MAP_VIEW, typeId: 3, isPublic: true };
    expect(withType(view, 1)).toEqual({ ...view, typeId: 1 });
    expect(withType({ ...view, isPublic: false }, 1)).toEqual({ ...view, typeId: 1, isPublic: false });
    expect(withType(view, null)).toEqual(DEFAULT_MAP_VIEW);
  });
});

test.each([
  ['companies without public enterprises', 1, false, 'entitySearch', {}, null],
  ['public enterprises among the companies', 1, true, 'publicEntitySearch', {}, null],
  ['micro companies: a size of companies', 7, false, 'entitySearch', { legalEntitySizeId: 7 }, null],
  ['public micro companies', 7, true, 'publicEntitySearch', { legalEntitySizeId: 7 }, null],
  ['associations', 2, false, 'entitySearch', { legalEntityTypeId: 2 }, null],
  ['budget users', 4, false, 'entitySearch', { legalEntityTypeId: 4 }, null],
  // The register has no list of these, so the link names what it opens.
  ['public budget users', 4, true, 'entitySearch', { legalEntityTypeId: 4 }, 4],
  ['public insurance companies', 6, true, 'entitySearch', { legalEntityTypeId: 6 }, 6],
  ['all types', null, false, 'entitySearch', {}, 1],
  ['a type that the register does not know', 99, false, 'entitySearch', {}, 1],
] as const)('the register shows %s', (_, typeId, isPublic, route, query, only) => {
  expect(registerOfScope({ typeId, isPublic })).toEqual({ route, query, only });
});
