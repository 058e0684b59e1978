import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  readUrl,
  urlChoice,
  urlFlag,
  urlNumber,
  urlPage,
  urlText,
  urlValues,
  wholeNumber,
  writeUrl,
} from '#shared/routing/url-schema.ts';

const schema = z.object({
  name: urlText(5),
  year: urlNumber(2030),
  page: urlPage(),
  view: urlChoice(['grid', 'list']),
  type: urlChoice<number | null>([null, 1, 2]),
  open: urlFlag(),
});
const EMPTY = { name: '', year: null, page: 1, view: 'grid', type: null, open: false };

describe('what an address says', () => {
  test('nothing is the empty state', () => expect(readUrl(schema, '')).toEqual(EMPTY));

  test.each([
    ['name=%20drvo%20', { name: 'drvo' }],
    ['name=👋👋👋👋👋👋', { name: '👋👋👋👋👋' }],
    ['year=2030', { year: 2030 }],
    ['year=1', { year: 1 }],
    ['page=7', { page: 7 }],
    ['view=list', { view: 'list' }],
    ['type=2', { type: 2 }],
    ['open=true', { open: true }],
    // Of several values of a name the first counts.
    ['page=2&page=3', { page: 2 }],
  ])('?%s', (query, state) => expect(readUrl(schema, query)).toEqual({ ...EMPTY, ...state }));

  test.each([
    'year=2031',
    'year=0',
    'year=-1',
    'year=1e3',
    'year=07',
    'year=',
    'page=0',
    'page=x',
    'view=tree',
    'type=3',
    'type=null',
    'open=1',
    'open=',
  ])('nonsense is understood as nothing: ?%s', (query) => expect(readUrl(schema, query)).toEqual(EMPTY));

  test('a whole number has nothing around it and at most nine digits', () => {
    expect(wholeNumber('999999999')).toBe(999_999_999);
    for (const text of ['1000000000', '9'.repeat(400), ' 1', '1 ', '1.0', '1e3', '-1', '01', '7a', 'abc', '0', ''])
      expect(wholeNumber(text), text).toBeUndefined();
  });
});

describe('what is written into an address', () => {
  test('what is understood anyway is left out', () => {
    expect(urlValues(schema, readUrl(schema, 'page=1&view=grid&open=false'))).toEqual({});
    expect(urlValues(schema, readUrl(schema, 'page=2&type=1&open=true'))).toEqual({
      page: '2',
      type: '1',
      open: 'true',
    });
  });

  test('what is none is not written, also where something counts without it', () => {
    const sorted = z.object({ sort: urlChoice<string | null>(['name', null]), page: urlPage() });
    expect(writeUrl(sorted, { sort: null, page: 2 })).toBe('?page=2');
  });

  test('what else stands there stays, also in a schema behind a codec', () => {
    expect(writeUrl(schema, readUrl(schema, 'page=2'), 'x=1&page=9&year=2020')).toBe('?x=1&page=2');
    expect(writeUrl(schema, readUrl(schema, ''), 'page=9')).toBe('');
    const behind = z.codec(z.object({ page: urlPage() }), z.custom<{ at: number }>(), {
      decode: ({ page }) => ({ at: page }),
      encode: ({ at }) => ({ page: at }),
    });
    expect(readUrl(behind, '?page=3&x=1')).toEqual({ at: 3 });
    expect(writeUrl(behind, { at: 4 }, 'x=1')).toBe('?x=1&page=4');
  });
});
