import { afterEach, describe, expect, test } from 'vitest';
import { fold, type SearchAnswer } from '#mocks/content/search.ts';
import { switches } from '#mocks/switches.ts';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { get, inLanguage, LANGUAGES, published, sum } from './content-agency.ts';

async function search(query: string, language = 'bs'): Promise<SearchAnswer> {
  const response = await get(`ContentTranslations/Search?${query}`, inLanguage(language));
  return (await response.json()) as SearchAnswer;
}

const matchedIds = async (query: string) => (await search(query)).contents.map(({ id }) => id);

afterEach(() => {
  switches.contentItems = 0;
});

describe('search', () => {
  test('ignores accents and case and needs every word', async () => {
    const { contents } = await search('text=izvjestaj%20godisnji');
    expect(contents.length).toBeGreaterThan(3);
    expect(await matchedIds('text=IZVJEŠTAJ%20godišnji')).toEqual(contents.map(({ id }) => id));
    const without = contents.filter((item) => {
      const text = fold(`${item.title} ${item.subtitle} ${item.content}`);
      return !text.includes('izvjestaj') || !text.includes('godisnji');
    });
    expect(without).toEqual([]);
    expect(await matchedIds('text=radionica%20racunovodje')).toEqual([]);
    expect((await matchedIds('text=racunovode')).length).toBeGreaterThan(2);
    expect(await matchedIds('text=izvjestaj%20kvazar')).toEqual([]);
  });

  test('reads title, subtitle and the text of the body, not its markup', async () => {
    expect(await matchedIds('text=interaktivna')).toContain(7016);
    expect(await matchedIds('text=poređenjem')).toContain(7331);
    expect(await matchedIds('text=indukcijsku')).toEqual([7401]);
    expect(await matchedIds('text=figcaption')).toEqual([]);
    expect(await matchedIds('text=blockquote')).toEqual([]);
  });

  test('matches in the title come before matches in the body', async () => {
    const { contents } = await search('text=cjenovnik');
    const inTitle = contents.map(({ title }) => fold(title).includes('cjenovnik'));
    expect(inTitle).toContain(true);
    expect(inTitle).toContain(false);
    expect(inTitle.lastIndexOf(true)).toBeLessThan(inTitle.indexOf(false));
  });

  test('facets count the results, and a filter gives as many as its facet says', async () => {
    const all = await search('text=izvješć', 'hr');
    expect(all.contents.length).toBeGreaterThan(20);
    expect(sum(all.contentTypes)).toBe(all.contents.length);
    expect(sum(all.years)).toBe(all.contents.filter(({ year }) => year !== null).length);
    expect(sum(all.tags)).toBe(all.contents.flatMap(({ tags }) => tags).length);
    const filters = [
      ...all.years.map(({ key, value }) => [`year=${key}`, value] as const),
      ...all.contentTypes.map(({ key, value }) => [`contentTypeId=${key}`, value] as const),
      ...all.tags.map(({ key, value }) => [`tagId=${key.tagId}`, value] as const),
    ];
    expect(filters.length).toBeGreaterThan(8);
    for (const [filter, promised] of filters)
      expect([filter, (await search(`text=izvješć&${filter}`, 'hr')).contents.length]).toEqual([filter, promised]);
  });

  test('a filter alone is a search; no request gives no results', async () => {
    const infographics = await search('text=&tagId=1069&contentTypeId=3&year=');
    expect(infographics.contents).toHaveLength(12);
    expect(infographics.tags[0]).toEqual({ key: { tagId: 1069, name: 'Infografika' }, value: 12 });
    expect(infographics.contents[0]).toMatchObject({ year: 2026, featured: true });
    expect(await search('text=%20&tagId=&contentTypeId=&year=')).toEqual({
      contents: [],
      tags: [],
      years: [],
      contentTypes: [],
    });
    expect(await matchedIds('text=&year=1999')).toEqual([]);
  });
});

describe('single calls and refusals', () => {
  test('a tag and a content item by id; unknown ids give an empty list', async () => {
    const listOf = async (path: string, language: string) =>
      ((await (await get(path, inLanguage(language))).json()) as { resultList: unknown[] }).resultList;
    expect(await listOf('TagTranslations?TagId=1069', 'en')).toEqual([{ tagId: 1069, name: 'Infographic' }]);
    expect(await listOf('TagTranslations?TagId=77', 'en')).toEqual([]);
    const [procurement] = await listOf('ContentTranslations?ContentId=7284', 'hr');
    expect(procurement).toMatchObject({ id: 7284, title: 'Javna nabava', slug: 'javne-nabavke' });
    expect(await listOf('ContentTranslations?ContentId=1', 'hr')).toEqual([]);
  });

  test('the languages in order, with flags that are served', async () => {
    const { resultList } = (await (await get('Languages')).json()) as {
      resultList: { id: number; code: string; url: string }[];
    };
    expect(resultList.map(({ id, code }) => `${id} ${code}`)).toEqual(['1 bs', '2 hr', '3 en']);
    for (const { url } of resultList) expect((await get(url, {})).headers.get('content-type')).toBe('image/svg+xml');
  });

  test.each([
    'TagTranslations',
    'TagTranslations?TagId=abc',
    'TagTranslations?TagId=-1',
    'ContentTranslations?ContentId=7284x',
    'ContentTranslations?ContentId=',
    'ContentTranslations/Search?text=a&year=twenty',
    'ContentTranslations/Search?text=a&tagId=1.5',
    'ContentTranslations/Search?query=a',
    'ContentTranslations/PublishedContent?page=1',
  ])('%s is refused with 400 and a reason', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { resultItems: { message: string }[] }).resultItems[0]?.message).toBeTruthy();
  });

  test('a call without the client key or in an unknown language is refused', async () => {
    expect((await get('Languages', { 'accept-language': 'bs' })).status).toBe(400);
    expect((await get('Languages', inLanguage('de'))).status).toBe(400);
  });
});

describe('20,000 items', () => {
  test('are whole and the same in every language', async () => {
    switches.contentItems = 20_000;
    const lists = await Promise.all(LANGUAGES.map((language) => published(language)));
    const places = lists.map((items) =>
      items.map(({ id, parentId, contentTypeId, dateTime }) => [id, parentId, contentTypeId, dateTime].join()),
    );
    expect(places[1]).toEqual(places[0]);
    expect(places[2]).toEqual(places[0]);
    const [items = []] = lists;
    const ids = new Set(items.map(({ id }) => id));
    expect(ids.size).toBe(20_000);
    expect(items.filter(({ parentId }) => parentId !== null && !ids.has(parentId))).toEqual([]);
    const generated = items.findLast(({ contentTypeId }) => contentTypeId === CONTENT_TYPE.document);
    expect((await get(generated?.url ?? '', {})).headers.get('content-type')).toBe('application/pdf');
  });

  test('can be searched', async () => {
    switches.contentItems = 20_000;
    const { contents, contentTypes } = await search('text=workshop%20accountants', 'en');
    expect(contents.length).toBeGreaterThan(1000);
    expect(sum(contentTypes)).toBe(contents.length);
  });
});
