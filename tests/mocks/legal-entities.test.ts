import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_BASES as AT } from '#mocks/bases.ts';
import { readEntityQuery } from '#mocks/legal-entities/filters.ts';
import { generateEntities } from '#mocks/legal-entities/generate.ts';
import { legalEntityHandlers } from '#mocks/legal-entities/handlers.ts';
import { generatedEntities } from '#mocks/legal-entities/registry.ts';
import { switches } from '#mocks/switches.ts';
import { ask, refusalOf } from './ask.ts';

type Item = Record<'id', number> &
  Record<'shortName' | 'longName' | 'jib' | 'activityCode' | 'letterOfActivity', string>;
type Answer = { resultList: Item[]; count?: number };

const handlers = legalEntityHandlers(AT);
const get = (query: string, language = 'bs') =>
  ask(handlers, `${AT.main}/LegalEntities${query}`, { headers: { 'accept-language': language } });
const search = async (query: string) =>
  (await (await get(`?PageSize=10&includeCount=true&${query}`)).json()) as Required<Answer>;
const stored = generatedEntities();

afterEach(() => {
  switches.legalEntities = 0;
});

describe('the generated entities', () => {
  test('are 3,200 and the same every time', () => {
    expect(generateEntities()).toEqual(stored);
    expect(stored).toHaveLength(3200);
  });

  test('have unique 13-digit jibs, at least 40 with leading zeros', () => {
    expect(stored.every(({ jib }) => /^[04]\d{12}$/.test(jib))).toBe(true);
    expect(new Set(stored.map(({ jib }) => jib)).size).toBe(stored.length);
    expect(stored.filter(({ jib }) => jib.startsWith('0')).length).toBeGreaterThanOrEqual(40);
  });

  test('cover all registers, sizes, cantons and municipalities, long names and hidden ones', () => {
    const values = (pick: (entity: (typeof stored)[number]) => unknown) => new Set(stored.map(pick)).size;
    expect(values(({ legalEntityTypeId }) => legalEntityTypeId)).toBe(6);
    expect(new Set(stored.map(({ legalEntitySizeId }) => legalEntitySizeId))).toEqual(new Set([1, 2, 3, 7]));
    expect(values(({ countyId }) => countyId)).toBe(10);
    expect(values(({ municipalityId }) => municipalityId)).toBe(79);
    expect(stored.some(({ longName }) => longName.length > 100)).toBe(true);
    expect(stored.some(({ shortName }) => shortName.length > 40)).toBe(true);
    expect(stored.some(({ isVisibleEntity }) => !isVisibleEntity)).toBe(true);
  });
});

describe('filters', () => {
  test('type and public enterprise', async () => {
    const companies = await search('legalEntityTypeId=1&isPublicEntity=false');
    const enterprises = await search('legalEntityTypeId=1&isPublicEntity=true');
    expect([companies.count, enterprises.count]).toEqual([2150, 160]);
    expect((await search('legalEntityTypeId=1')).count).toBe(2310);
    const micro = stored.filter((entity) => entity.legalEntityTypeId === 1 && entity.legalEntitySizeId === 7).length;
    expect((await search('legalEntityTypeId=7')).count).toBe(micro);
  });

  test('the name is found without accents, in any case, in the long name and word by word', async () => {
    const count = async (name: string) => (await search(`name=${encodeURIComponent(name)}`)).count;
    const expected = stored.filter(({ longName, shortName }) => /višnjo/i.test(`${shortName} ${longName}`)).length;
    expect(expected).toBeGreaterThan(0);
    expect(await count('višnjo')).toBe(expected);
    expect(await count('VISNJO')).toBe(expected);
    expect(await count('  Višnjo ')).toBe(expected);
    expect(await count('dionicko drustvo')).toBeGreaterThan(0);
    expect(await count('drustvo dionicko')).toBe(await count('dionicko drustvo'));
    expect(await count('nema takvog imena')).toBe(0);
  });

  test('an activity matches itself and everything below it, a letter its section', async () => {
    const count = async (query: string) => (await search(query)).count;
    const under = (start: string) => stored.filter(({ activity }) => activity.code.startsWith(start)).length;
    expect(await count('activityCode=25')).toBe(under('25'));
    expect(await count('activityCode=25.1')).toBe(under('25.1'));
    expect(await count('activityCode=25.11')).toBe(under('25.11'));
    expect(under('25')).toBeGreaterThan(under('25.1'));
    expect(await count('activityCode=C')).toBe(await count('letterOfActivity=C'));
    const { resultList } = await search('letterOfActivity=C');
    expect(resultList.every(({ activityCode }) => Number(activityCode.slice(0, 2)) >= 10)).toBe(true);
  });

  test('county, municipality and size together', async () => {
    const expected = stored.filter(
      (entity) => entity.municipalityId === 12_082 && entity.legalEntitySizeId === 7,
    ).length;
    expect(expected).toBeGreaterThan(0);
    expect((await search('countyId=2030&municipalityId=12082&legalEntitySizeId=7')).count).toBe(expected);
    expect((await search('countyId=2027&municipalityId=12082')).count).toBe(0);
  });

  test('a jib is matched from its beginning, with its leading zeros', async () => {
    const zero = stored.find(({ jib }) => jib.startsWith('00'));
    expect((await search(`jib=${zero?.jib}`)).resultList.map(({ jib }) => jib)).toEqual([zero?.jib]);
    expect((await search(`jib=${Number(zero?.jib)}`)).count).toBe(0);
    expect((await search('jib=00')).count).toBe(stored.filter(({ jib }) => jib.startsWith('00')).length);
  });

  test('red portal: status, account status and year belong to one record', async () => {
    const expected = stored.filter(({ redPortal }) =>
      redPortal.some((it) => it.legalEntityStatus === 1 && it.accountStatusId === 3 && it.year === 2021),
    ).length;
    expect(expected).toBeGreaterThan(0);
    expect((await search('legalEntityStatus=1&accountStatusId=3&year=2021')).count).toBe(expected);
    expect((await search('legalEntityStatus=3')).count).toBe(
      stored.filter(({ redPortal }) => redPortal.some((it) => it.legalEntityStatus === 3)).length,
    );
    expect((await search('legalEntityStatus=2&year=2018')).count).toBe(0);
    for (const year of [2019, 2020, 2021, 2022])
      expect((await search(`legalEntityStatus=2&year=${year}`)).count).toBeGreaterThan(100);
  });

  test.each([
    ...'legalEntityTypeId=9 legalEntitySizeId=4 jib=42a jib=42000000000000 countyId=1 activityCode=251'.split(' '),
    ...'letterOfActivity=Z legalEntityStatus=4 year=&legalEntityStatus=1 year=&legalEntityStatus=2 year=21'.split(' '),
    ...'accountStatusId=0 documentTypeId=99 searchType=4 isPublicEntity=maybe Page=-1'.split(' '),
  ])('refuses %s and says which value', async (query) => {
    const response = await get(`?PageSize=10&includeCount=true&${query}`);
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toContain(query.slice(0, query.indexOf('=')));
  });

  test('refuses PageSize 0 and unknown names, takes empty values as not given', async () => {
    expect((await get('?PageSize=0&includeCount=true')).status).toBe(400);
    expect((await get('?PageSize=10&includeCount=true&pageSize=10')).status).toBe(400);
    expect((await search('name=&jib=&countyId=&isPublicEntity=')).count).toBe(3200);
  });
});

describe('paging', () => {
  test('pages through all entities once, in Croatian name order, the last page being the rest', async () => {
    const seen: Item[] = [];
    for (let page = 0; page <= 32; page += 1) {
      const { resultList } = (await (await get(`?PageSize=100&includeCount=true&Page=${page}`)).json()) as Answer;
      expect(resultList).toHaveLength(page < 32 ? 100 : 0);
      seen.push(...resultList);
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(3200);
    const { compare } = new Intl.Collator('hr', { numeric: true });
    expect(seen.map(({ shortName }) => shortName)).toEqual(seen.map(({ shortName }) => shortName).toSorted(compare));
  });

  test('every search says how many a page and whether to count (R7)', async () => {
    const body = (await (await get('?PageSize=10&includeCount=false&jib=42')).json()) as Answer;
    expect(body).not.toHaveProperty('count');
    expect(body.resultList).toHaveLength(10);
    expect(await refusalOf(await get('?includeCount=true'))).toContain('PageSize');
    expect(await refusalOf(await get('?PageSize=10'))).toContain('includeCount');
  });
});

describe('a million entities', () => {
  test('counts are exact, the first and the last page hold what they say', async () => {
    await search('');
    switches.legalEntities = 1_000_000;
    expect((await search('')).count).toBe(1_000_000);
    expect((await search('Page=99999')).resultList).toHaveLength(10);
    expect(await search('Page=100000')).toEqual({ resultList: [], count: 1_000_000 });
    const companies = await search('legalEntityTypeId=1&isPublicEntity=false&Page=50000');
    // 312 full copies of 2,150 companies and the 1,600 entities of the last, which are all companies.
    expect(companies.count).toBe(312 * 2150 + 1600);
    const last = Math.floor((companies.count - 1) / 10);
    const { resultList } = await search(`legalEntityTypeId=1&isPublicEntity=false&Page=${last}`);
    expect(resultList).toHaveLength(companies.count - last * 10);
  });

  test('every entity of a far page is found by jib, by id and by its numbered name', async () => {
    switches.legalEntities = 1_000_000;
    const { resultList } = await search('Page=70001');
    expect(new Set(resultList.map(({ id }) => id)).size).toBe(10);
    for (const item of resultList.slice(0, 3)) {
      expect((await search(`jib=${item.jib}`)).resultList).toEqual([item]);
      expect(await (await get(`/${item.id}`)).json()).toMatchObject(item);
      const named = await search(`name=${encodeURIComponent(item.shortName)}`);
      expect(named.resultList).toContainEqual(item);
    }
    switches.legalEntities = 0;
    expect((await get(`/${resultList[0]?.id}`)).status).toBe(404);
  });
});

describe('profile', () => {
  test('has the fields of R3.1 and names in the language of the call', async () => {
    const [entity] = stored;
    const read = async (language: string) =>
      (await (await get(`/${entity?.id}`, language)).json()) as Record<string, unknown>;
    const [bs, hr, en] = [await read('bs'), await read('hr'), await read('en')];
    expect(Object.keys(bs).toSorted()).toEqual(
      (
        'id jib longName shortName taxNumber legalEntityType legalEntityTypeId legalEntitySizeId registrationDateTime county ' +
        'municipality address email phone webSite activityCode letterOfActivity activityCodeDescription isVisibleEntity ' +
        'isPublicEntity legalEntityRelations'
      )
        .split(' ')
        .toSorted(),
    );
    expect([bs['county'], en['county']]).toEqual(['Unsko-sanski kanton', 'Una-Sana Canton']);
    expect([bs['legalEntityType'], hr['legalEntityType'], en['legalEntityType']]).toEqual([
      'Privredno društvo',
      'Gospodarsko društvo',
      'Company',
    ]);
  });

  test('registration is midnight in Sarajevo; founders, sums of zero and missing contact data all occur', async () => {
    type Profile = {
      email: string | null;
      taxNumber: string | null;
      registrationDateTime: string | null;
      legalEntityRelations: { relationTypeId: number; share: number | null }[];
    };
    const profiles = await Promise.all(
      stored.slice(0, 400).map(async ({ id }) => (await (await get(`/${id}`)).json()) as Profile),
    );
    const shares = profiles.map(({ legalEntityRelations }) =>
      legalEntityRelations.filter(({ relationTypeId }) => relationTypeId === 1).map(({ share }) => share ?? 0),
    );
    expect(shares.some((list) => list.length === 0)).toBe(true);
    expect(shares.some((list) => list.length > 0 && list.every((share) => share === 0))).toBe(true);
    expect(profiles.every((it) => it.legalEntityRelations.some(({ relationTypeId }) => relationTypeId === 2))).toBe(
      true,
    );
    expect(profiles.some(({ email }) => email === null) && profiles.some(({ taxNumber }) => taxNumber === null)).toBe(
      true,
    );
    const clock = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Sarajevo', hour: '2-digit', minute: '2-digit' });
    const instants = profiles.flatMap(({ registrationDateTime }) => registrationDateTime ?? []);
    expect(new Set(instants.map((instant) => clock.format(new Date(instant))))).toEqual(new Set(['00:00']));
  });

  test.each(['/1', '/abc', '/999999999', '/10001.5', '/-1'])('404 for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

test('a filter that the specification does not name is refused, and not ignored', () => {
  const read = (more: string) => readEntityQuery(new URLSearchParams(`PageSize=10&includeCount=true&${more}`));
  expect(read('countyId=')).toHaveProperty('query');
  expect(read('county=3')).toHaveProperty('refusal');
});
