import { describe, expect, test } from 'vitest';
import { DEFAULT_BASES as AT } from '#mocks/bases.ts';
import { referenceHandlers } from '#mocks/reference/handlers.ts';
import { ask, refusalOf } from './ask.ts';

type Item = { id: number; name: string; code: string; locationTypeId: number; parentId: number | null };

const handlers = referenceHandlers(AT);
const get = (url: string, language = 'bs') => ask(handlers, url, { headers: { 'accept-language': language } });
const list = async (url: string, language?: string) =>
  ((await (await get(url, language)).json()) as { resultList: Item[] }).resultList;

describe('locations', () => {
  test('counties are the ten cantons in order and one foreign county, all without a parent', async () => {
    const counties = await list(`${AT.entities}/Locations?LocationTypeId=1&parentId=`);
    expect(counties.map(({ id }) => id)).toEqual([2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037]);
    expect(counties.slice(0, 10).map(({ code }) => code)).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 1).padStart(2, '0')),
    );
    expect(counties.every(({ parentId, locationTypeId }) => parentId === null && locationTypeId === 1)).toBe(true);
    expect(counties[0]?.name).toBe('Unsko-sanski kanton');
    expect((await list(`${AT.entities}/Locations?LocationTypeId=1&parentId=`, 'en'))[0]?.name).toBe('Una-Sana Canton');
  });

  test('79 municipalities 12048–12126 and a foreign one, in canton order, codes as R3.7 writes them', async () => {
    const all = await list(`${AT.entities}/Locations?LocationTypeId=3&parentId=`);
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 80 }, (_, index) => 12_048 + index));
    expect(all[4]).toEqual({ id: 12_052, name: 'Cazin', code: '104 -10049', locationTypeId: 3, parentId: 2027 });
    const parents = all.slice(0, 79).map(({ parentId }) => parentId);
    expect(parents).toEqual(parents.toSorted((one, other) => Number(one) - Number(other)));
    expect(new Set(parents).size).toBe(10);
  });

  test('parentId narrows to the municipalities of one canton', async () => {
    const municipalities = await list(`${AT.entities}/Locations?LocationTypeId=3&parentId=2031`);
    expect(municipalities.map(({ name }) => name)).toEqual(['Foča-Ustikolina', 'Goražde', 'Pale-Prača']);
  });

  test.each([
    '',
    '?LocationTypeId=2&parentId=',
    '?LocationTypeId=1',
    '?LocationTypeId=3&parentId=abc',
    '?LocationTypeId=x&parentId=',
  ])('refuses %s', async (query) => {
    expect((await get(`${AT.entities}/Locations${query}`)).status).toBe(400);
  });

  test('refuses an unknown query name', async () => {
    expect(await refusalOf(await get(`${AT.entities}/Locations?LocationTypeId=1&ParentID=`))).toContain('ParentID');
  });
});

describe('name lists', () => {
  test('legal entity types have one local name for bs and hr and an English one (R7)', async () => {
    const url = `${AT.entities}/LegalEntityTypes`;
    const [bs, hr, en] = [await list(url, 'bs'), await list(url, 'hr'), await list(url, 'en')];
    expect(hr).toEqual(bs);
    expect(en.map(({ id }) => id)).toEqual(bs.map(({ id }) => id));
    expect(en.map(({ name }) => name)).not.toEqual(bs.map(({ name }) => name));
    expect(new Set(bs.map(({ id }) => id))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  });

  test('sizes are 1, 2, 3 and 7; account statuses 1 to 4', async () => {
    const sizes = await list(`${AT.entities}/LegalEntitySizes`, 'en');
    expect(sizes.map(({ id, name }) => `${id} ${name}`)).toEqual(['1 Small', '2 Medium', '3 Large', '7 Micro']);
    expect((await list(`${AT.main}/AccountStatuses`)).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test('document types are ids and unique keys, pre-bankruptcy and bankruptcy', async () => {
    const types = (await list(`${AT.main}/DocumentTypes`)) as unknown as { id: number; translationKey: string }[];
    expect(types).toHaveLength(27);
    expect(new Set(types.map(({ translationKey }) => translationKey)).size).toBe(27);
    expect(types.every((type) => Object.keys(type).join() === 'id,translationKey')).toBe(true);
    expect(types.filter(({ translationKey }) => translationKey.startsWith('preBankruptcy'))).toHaveLength(10);
  });

  test('market activities are the whole tree in the language of the call, of type 1 only', async () => {
    const url = `${AT.entities}/MarketActivities?MarketActivityTypeId=1`;
    const [bs, en] = [await list(url), await list(url, 'en')];
    expect(bs.length).toBeGreaterThan(900);
    expect(bs.find(({ code }) => code === 'A')).toMatchObject({ id: 2719, parentId: null });
    expect(en.find(({ code }) => code === '25.11')?.name).not.toBe(bs.find(({ code }) => code === '25.11')?.name);
    expect((await get(`${AT.entities}/MarketActivities?MarketActivityTypeId=2`)).status).toBe(400);
  });
});
