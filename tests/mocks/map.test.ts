import { describe, expect, test } from 'vitest';
import { DEFAULT_BASES as AT } from '#mocks/bases.ts';
import type { CountySummary } from '#mocks/map/counties.ts';
import { mapHandlers } from '#mocks/map/handlers.ts';
import { ask, refusalOf } from './ask.ts';

const handlers = mapHandlers(AT);
const FIGURES = [
  'legalEntitiesCount',
  'total_Imovina',
  'total_Obaveze',
  'total_VrijednostPoslovanja',
  'total_BrojZaposlenih',
] as const;

const all = async () =>
  (await (
    await ask(handlers, `${AT.main}/FinancialIndicators/getfinancialsummariesbycountynotfiltered`)
  ).json()) as CountySummary[];
const ofType = (query: string) => ask(handlers, `${AT.main}/FinancialIndicators/getcountyfinancialsummary?${query}`);
const dataOf = async (type: number, isPublic: boolean) =>
  ((await (await ofType(`isPublic=${isPublic}&legalEntityTypeId=${type}`)).json()) as { data: CountySummary[] }).data;

describe('all legal entities', () => {
  test('are a bare list of the ten cantons, 68,895 entities in sum', async () => {
    const counties = await all();
    expect(counties.map(({ countyId }) => countyId)).toEqual([
      2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036,
    ]);
    expect(counties.reduce((sum, { legalEntitiesCount }) => sum + (legalEntitiesCount ?? 0), 0)).toBe(68_895);
    expect(new Set(counties.map(({ year }) => year))).toEqual(new Set([2025]));
  });

  test('have one missing value and one loss', async () => {
    const values = (await all()).map((county) => county.total_RezultatPoslovanja);
    expect(values.filter((value) => value === null)).toHaveLength(1);
    expect(values.filter((value) => value !== null && value < 0)).toHaveLength(1);
  });
});

describe('one legal entity type', () => {
  test('never sums up to more than all, over all types, public and not', async () => {
    const types = [1, 2, 3, 4, 5, 6, 7];
    const parts = (await Promise.all(types.flatMap((type) => [dataOf(type, true), dataOf(type, false)]))).flat();
    for (const county of await all())
      for (const figure of FIGURES) {
        const sum = parts
          .filter(({ countyId }) => countyId === county.countyId)
          .reduce((s, p) => s + (p[figure] ?? 0), 0);
        expect(sum).toBeLessThan(county[figure] ?? 0);
        expect(sum).toBeGreaterThan(0.6 * (county[figure] ?? 0));
      }
  });

  test('differs by type and by ownership', async () => {
    const answers = await Promise.all([
      dataOf(1, true),
      dataOf(1, false),
      dataOf(4, true),
      dataOf(4, false),
      dataOf(3, false),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(5);
  });

  test('leaves out cantons without such an entity, and keeps a missing value missing', async () => {
    const funds = (await dataOf(5, false)).map(({ countyId }) => countyId);
    expect(funds).toContain(2035);
    expect(funds).not.toContain(2028);
    expect(await dataOf(2, true)).toEqual([]);
    expect((await dataOf(1, false)).find(({ countyId }) => countyId === 2036)?.total_RezultatPoslovanja).toBeNull();
  });

  test.each([
    ['legalEntityTypeId=1', 'isPublic must be true or false'],
    ['isPublic=1&legalEntityTypeId=1', 'isPublic must be true or false'],
    ['isPublic=true', 'legalEntityTypeId must be 1 to 7'],
    ['isPublic=true&legalEntityTypeId=8', 'legalEntityTypeId must be 1 to 7'],
    ['isPublic=true&legalEntityTypeId=1&year=2025', "unknown query name 'year'"],
  ])('refuses ?%s', async (query, message) => {
    const response = await ofType(query);
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toBe(message);
  });
});
