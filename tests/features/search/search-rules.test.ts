// oxlint-disable no-script-url -- the addresses under test
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contentSearchUrl, isRequested, withChange } from '#domain/content/content-search.ts';
import { wholeSearchWire } from '#domain/content/content-search.wire.ts';
import { excerpt, markMatches } from '#features/portal/search/matched-words.ts';
import { resultTarget } from '#features/portal/search/result-target.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { writeUrl } from '#shared/routing/write-url.ts';
import { contentItem } from '#tests/content-items.ts';

const read = (query: string) => readUrl(contentSearchUrl, query);

describe('the address of a search (P2.2, P2.10)', () => {
  test('says text, filters and page', () => {
    expect(read('topic=bilans%20stanja&tagId=1001&contentTypeId=4&year=2025&page=3')).toEqual({
      topic: 'bilans stanja',
      tagId: 1001,
      contentTypeId: 4,
      year: 2025,
      page: 3,
      sort: 'none',
    });
  });

  test.each([
    'tagId=abc&contentTypeId=-1&year=20255&page=0',
    'tagId=1e3&contentTypeId=3.5&year=99&page=x',
    'tagId=&contentTypeId=%20&year=NaN&page=-2',
    'topic[]=x&tagId[]=1',
    'topic=JMB%200101980150004',
  ])('%s has no filter and is page 1 (D07)', (query) => {
    expect(read(query)).toEqual({ topic: '', page: 1, sort: 'none' });
  });

  test('takes the first of two texts, and 500 characters of thousands (D07)', () => {
    expect(read('topic=prvi&topic=drugi').topic).toBe('prvi');
    expect([...read(`topic=${'😀'.repeat(4000)}`).topic]).toHaveLength(500);
  });

  test('asks for nothing without a text or a filter (P5)', () => {
    expect(isRequested(read(''))).toBe(false);
    expect(isRequested(read('topic=%20%20&page=2'))).toBe(false);
    for (const query of ['topic=a', 'tagId=1', 'year=2025', 'contentTypeId=3'])
      expect(isRequested(read(query))).toBe(true);
  });

  test('a changed filter starts on page 1 and leaves the rest (P4)', () => {
    const changed = withChange(read('topic=a&year=2025&page=4'), { year: undefined, tagId: 7 });
    expect(writeUrl(contentSearchUrl, changed)).toBe('?tagId=7&topic=a');
  });
});

describe('where a result leads (P2.10)', () => {
  const internal = (to: string) => ({ kind: 'internal', to });
  const external = (href: string) => ({ kind: 'external', href });

  test.each([
    ['a document to its file', 4, { url: 'https://d.example/a.pdf' }, external('https://d.example/a.pdf')],
    ['an external link to its site', 7, { url: 'https://d.example/' }, external('https://d.example/')],
    ['a picture to the news it belongs to', 5, { parentId: 3 }, internal('/bs/novost-sadrzaj/3')],
    ['a video to the news it belongs to', 6, { parentId: 3 }, internal('/bs/novost-sadrzaj/3')],
    ['a highlighted service to menu details', 11, {}, internal('/bs/details/9/naziv')],
    ['a highlighted service to its internal route', 11, { url: 'cjenovnik' }, internal('/bs/cjenovnik')],
    ['news to news-content', 3, {}, internal('/bs/novost-sadrzaj/9')],
    ['a sub-menu to contentNew', 10, { url: 'cjenovnik' }, internal('/bs/content/9/naziv')],
    ['a header menu to contentNew', 8, {}, internal('/bs/content/9/naziv')],
    ['a document without a good address to its page', 4, { url: 'javascript:x' }, internal('/bs/content/9/naziv')],
    ['a link with a hostile address nowhere', 7, { url: '//zlo.example' }, { kind: 'none' }],
    ['a picture without a parent nowhere', 5, {}, { kind: 'none' }],
  ])('%s', (_, contentTypeId, given, expected) => {
    expect(resultTarget(contentItem({ id: 9, slug: 'naziv', contentTypeId, ...given }), 'bs')).toEqual(expected);
  });
});

describe('the matched words', () => {
  const marked = (text: string, topic: string) =>
    markMatches(text, topic)
      .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('');

  test('are marked whatever their case and accents', () => {
    expect(marked('Izvještaj o đačkim IZVJEŠTAJIMA', 'izvjestaj dackim')).toBe('[Izvještaj] o [đačkim] [IZVJEŠTAJ]IMA');
    expect(marked('čaša', 'casa')).toBe('[čaša]');
  });

  test('that touch are one mark; no letter is lost', () => {
    expect(marked('porezni', 'porez rezni')).toBe('[porezni]');
    expect(marked('e\u0301 emoji 👩‍👩‍👧 kraj', 'kraj')).toBe('e\u0301 emoji 👩‍👩‍👧 [kraj]');
    expect(marked('bez pogotka', 'x')).toBe('bez pogotka');
  });

  test('are markup for nobody', () => {
    expect(marked('<b>porez</b>', 'porez')).toBe('<b>[porez]</b>');
  });
});

describe('the excerpt of a result (P9)', () => {
  test('is the beginning, cut to 150 characters', () => {
    expect(excerpt('a'.repeat(200), '')).toBe(`${'a'.repeat(150)}...`);
    expect(excerpt('Kratko.', 'kratko')).toBe('Kratko.');
  });

  test('is the part around the first match when that comes later', () => {
    const text = `${'riječ '.repeat(60)}ovdje stoji traženi pojam ${'dalje '.repeat(60)}`;
    const part = excerpt(text, 'trazeni');
    expect(part).toMatch(/^\.\.\.riječ .*traženi.*\.\.\.$/);
    expect([...part].length).toBeLessThanOrEqual(156);
  });
});

describe('an answer to a search (P7)', () => {
  const contentsOf = (answer: unknown) => {
    const { success, data } = z.safeParse(wholeSearchWire, answer);
    return success ? data.contents.length : 'none';
  };
  const contents = [{ id: 1, contentTypeId: 3 }];

  test.each([
    [{ contents }, 1],
    [{ data: { contents, years: null } }, 1],
    [{ contents: null }, 0],
    [{ tags: [], years: [], contentTypes: [] }, 0],
  ])('%j is one', (answer, count) => expect(contentsOf(answer)).toBe(count));

  test.each([[{}], [{ message: 'Nije dostupno.' }], [{ data: {} }], [{ data: null }], [null], [[]], ['ne']])(
    '%j is none, and not one without results (A03)',
    (answer) => expect(contentsOf(answer)).toBe('none'),
  );

  test('has only years that the address of a search takes', () => {
    const years = [1, 999, 1000, 2025, 9999, 10000].map((key) => ({ key, value: 4 }));
    const keys = z.parse(wholeSearchWire, { contents, years }).years.map(({ key }) => key);
    expect(keys).toEqual([1000, 2025, 9999]);
    expect(keys.map((key) => read(`year=${key}`).year)).toEqual(keys);
  });
});
