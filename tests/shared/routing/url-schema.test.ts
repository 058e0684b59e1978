import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  readUrl,
  urlChoice,
  urlFlag,
  urlNumber,
  urlPage,
  urlText,
  urlValue,
  wholeNumber,
} from '#shared/routing/url-schema.ts';
import { writeUrl } from '#shared/routing/write-url.ts';

const schema = z.object({
  name: urlText(5),
  year: urlNumber(2030),
  page: urlPage(),
  view: urlChoice(['grid', 'list']),
  type: urlChoice<number | null>([null, 1, 2]),
  open: urlFlag(),
});
const DEFAULTS = { name: '', year: null, page: 1, view: 'grid', type: null, open: false };

/** Values with other names in the address than on the page. */
const renamed = z.codec(z.object({ c: urlNumber() }), z.custom<{ canton: number | null }>(), {
  decode: ({ c }) => ({ canton: c }),
  encode: ({ canton }) => ({ c: canton }),
});

describe('reading an address', () => {
  test('an address without a query has the default of every value', () =>
    expect(readUrl(schema, '')).toEqual(DEFAULTS));

  test.each([
    ['name=%20drvo%20', { name: 'drvo' }],
    ['name=👋👋👋👋👋👋', { name: '👋👋👋👋👋' }],
    ['year=2030', { year: 2030 }],
    ['year=1', { year: 1 }],
    ['page=7', { page: 7 }],
    // In a sentence, in a mail, and as mails encode a line.
    ['page=7.', { page: 7 }],
    ['year=2030).', { year: 2030 }],
    ['view=list%E2%80%9D', { view: 'list' }],
    ['open=true%20', { open: true }],
    ['year=3D2030', { year: 2030 }],
    ['view=list', { view: 'list' }],
    ['type=2', { type: 2 }],
    ['open=true', { open: true }],
    // Of several values with the same name the first is used.
    ['page=2&page=3', { page: 2 }],
  ])('a valid value is used: ?%s', (query, state) => expect(readUrl(schema, query)).toEqual({ ...DEFAULTS, ...state }));

  test.each([
    ...'name=%20 year=2031 year=0 year=-1 year=1e3 year=07 year= page=0 page=-3'.split(' '),
    ...'page=x view=tree type=3 type=null open=1 open='.split(' '),
  ])('an invalid value becomes the default (C09, D07): ?%s', (query) =>
    expect(readUrl(schema, query)).toEqual(DEFAULTS),
  );

  test('a whole number has at most nine digits and nothing else', () => {
    expect(wholeNumber('999999999')).toBe(999_999_999);
    for (const text of ['1000000000', '9'.repeat(400), ' 1', '1 ', '1.0', '1e3', '-1', '01', '7a', 'abc', '0', ''])
      expect(wholeNumber(text), text).toBeUndefined();
  });

  test('a page may use other names than the address', () =>
    expect(readUrl(renamed, '?c=4&x=1')).toEqual({ canton: 4 }));
});

describe('writing an address', () => {
  test('defaults are never written', () => {
    expect(writeUrl(schema, readUrl(schema, ''))).toBe('');
    expect(writeUrl(schema, readUrl(schema, 'page=1&view=grid&open=false'))).toBe('');
  });

  test('an empty choice is not written, even if another value is the default', () => {
    const sorted = z.object({ sort: urlChoice<string | null>(['name', null]), page: urlPage() });
    expect(writeUrl(sorted, { sort: null, page: 2 })).toBe('?page=2');
  });

  test('what is written is read back', () => {
    const state = { name: 'a & ž', year: 7, view: 'list', type: 2, open: true, page: 2 } as const;
    expect(readUrl(schema, writeUrl(schema, state))).toEqual(state);
  });

  test('an empty list and no list are different', () => {
    const lists = z.object({ ids: urlValue<string[] | null>(null, (text) => text.split(',').filter(Boolean)) });
    expect(writeUrl(lists, { ids: null })).toBe('');
    expect(readUrl(lists, writeUrl(lists, { ids: [] }))).toEqual({ ids: [] });
  });

  test('other values of the query stay', () => {
    expect(writeUrl(schema, readUrl(schema, 'page=2'), 'x=1&page=9&year=2020')).toBe('?page=2&x=1');
    expect(writeUrl(schema, readUrl(schema, ''), 'page=9')).toBe('');
    expect(writeUrl(renamed, { canton: 5 }, '?c=4&d=1')).toBe('?c=5&d=1');
  });

  test('the same state has the same address, in whatever order it came about', () => {
    const state = readUrl(schema, 'page=2&type=1&open=true');
    expect(writeUrl(schema, state, '?type=2&page=3')).toBe(writeUrl(schema, state, '?page=3&type=2'));
  });
});
