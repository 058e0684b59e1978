import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readEntityId } from '#domain/legal-entity/entity-id.ts';
import { entityPageWire } from '#domain/legal-entity/legal-entity.wire.ts';
import { nameOfEntity, toResultsPage } from '#domain/legal-entity/search/search-answer.ts';

const toPage = toResultsPage(({ id }) => ({ id }));
const page = (answer: unknown, Page = 0) => toPage(z.parse(entityPageWire, answer), { Page, PageSize: 10 });

describe('the answer of a search (R3.4)', () => {
  const items = [{ id: 1 }, { id: 2 }];

  const ten = Array.from({ length: 10 }, (_, at) => ({ id: at + 1 }));
  const nine = ten.slice(0, 9);

  test.each([
    ['a list with its count', { count: 57, resultList: items }, 0, 57],
    ['an answer in an envelope', { data: { count: 57, resultList: items } }, 0, 57],
    ['a list in the other envelope with its count', { count: 57, data: items }, 0, 57],
    ['a bare list', items, 0, 2],
    ['a bare list of a later page', items, 3, 32],
    ['a list without a count', { resultList: items }, 0, 2],
    ['a count below what is seen (A40)', { count: 1, resultList: items }, 2, 22],
    ['a count that is no whole number', { count: 57.9, resultList: items }, 0, 57],
    ['an entity sent twice (A13)', { count: 2, resultList: [...items, { id: 1 }] }, 0, 2],
    ['an entity that is none', { count: 3, resultList: [...items, { id: 'x' }] }, 0, 3],
  ])('%s', (_, answer, at, count) => expect(page(answer, at)).toEqual({ items, count, isOpenEnded: false }));

  test.each([
    ['no count', { resultList: ten }, 0, ten, 10],
    ['a bare list', ten, 2, ten, 30],
    ['no count in an envelope', { data: { resultList: ten } }, 0, ten, 10],
    ['a count below what is seen', { count: 0, resultList: ten }, 0, ten, 10],
    ['a count no register has', { count: 1e300, resultList: ten }, 0, ten, 10],
    ['no count, an entity sent twice', { resultList: [...nine, { id: 1 }] }, 1, nine, 19],
    ['no count, an entity that is none', { resultList: [...nine, { id: 'x' }] }, 0, nine, 9],
  ])('a full page with %s: how many follow is not known', (_, answer, at, some, count) =>
    expect(page(answer, at)).toEqual({ items: some, count, isOpenEnded: true }),
  );

  test('a full page with a count that fits is as long as it says', () => {
    expect(page({ count: 10, resultList: ten })).toEqual({ items: ten, count: 10, isOpenEnded: false });
    expect(page({ count: 9, resultList: [...nine, { id: 1 }] }).isOpenEnded).toBe(false);
  });

  test('a count alone, or an empty list, is a page without entities', () => {
    for (const none of [{ count: 0 }, { data: { count: 0 } }, { resultList: null }, { data: null }, []])
      expect(page(none)).toEqual({ items: [], count: 0, isOpenEnded: false });
    expect(page({ count: 40 }, 9)).toEqual({ items: [], count: 40, isOpenEnded: false });
  });

  test.each([
    null,
    'x',
    '<html>',
    5,
    {},
    { message: 'x' },
    { data: { message: 'x' } },
    { data: null, errorCount: 1 },
    { resultList: [], count: 0, errorCount: 1 },
  ])('%j is no answer, not an empty one (A03)', (answer) => {
    expect(z.safeParse(entityPageWire, answer).success).toBe(false);
  });
});

test('an entity is called by its short name, else the long one, else its jib', () => {
  const entity = { id: 7, shortName: 'K', longName: 'D', jib: 'J' };
  expect(nameOfEntity(entity)).toBe('K');
  expect(nameOfEntity({ ...entity, shortName: '' })).toBe('D');
  expect(nameOfEntity({ ...entity, shortName: '', longName: '' })).toBe('J');
  expect(nameOfEntity({ id: 7, shortName: '', longName: '', jib: '' })).toBe('7');
});

test.each<[string | undefined, number | null]>([
  ['1', 1],
  ['501', 501],
  ['9'.repeat(15), 999_999_999_999_999],
  ...['abc', '-1', '1e3', '0', '9'.repeat(16), '', undefined].map((text): [string | undefined, null] => [text, null]),
])('%s in an address is the entity %j (D03)', (text, id) => expect(readEntityId(text)).toBe(id));
