import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acknowledged,
  isNothingNew,
  type Look,
  lookOf,
  searchNews,
  pagesToRead,
} from '#domain/legal-entity/named-searches/internal/search-news.ts';
import { look } from './look.ts';

type Result = { id: number; documents: number[] };

const PAGE = 10;
const FIRST = 100;

/** What a check reads of all these results. */
function lookAt(
  results: readonly Result[],
  { isCounted = true, isWhole = true, seen = null as Look | null } = {},
): Look {
  const pageOf = (Page: number) => {
    const items = results.slice(Page * PAGE, (Page + 1) * PAGE);
    const soFar = items.length ? Page * PAGE + items.length : 0;
    return { items, count: isCounted ? results.length : soFar, isOpenEnded: !isCounted && items.length === PAGE };
  };
  const pages = [pageOf(0)];
  const most = pagesToRead(pageOf(0), { seen, pageSize: PAGE, hasDocuments: false });
  const mayFollow = () => isCounted || pages.at(-1)?.isOpenEnded;
  while (pages.length < most && mayFollow()) pages.push(pageOf(pages.length));
  return lookOf(isWhole ? pages : pages.slice(0, 1), 'now', isWhole);
}

const results = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 300 }), documents: fc.uniqueArray(fc.integer({ min: 1, max: 5 })) }),
  { maxLength: 130, selector: ({ id }) => id },
);
const how = fc.record({ isCounted: fc.boolean(), isWhole: fc.boolean() });

describe('what is new in a search, for any two states of the register', () => {
  test('a result that was seen before is never called new, nor is one that was a result then but was not read', () => {
    fc.assert(
      fc.property(results, results, how, how, (before, now, one, other) => {
        const seen = lookAt(before, one);
        const { entities } = searchNews({ seen, latest: lookAt(now, { ...other, seen }) });
        const were = new Set(before.map(({ id }) => id));
        expect(entities.filter((id) => were.has(id))).toEqual([]);
      }),
    );
  });

  test('a result beyond the pages read is never called new', () => {
    fc.assert(
      fc.property(results, results, how, (before, now, other) => {
        const seen = lookAt(before);
        const latest = lookAt(now, { ...other, seen });
        const read = new Set(now.slice(0, other.isWhole ? FIRST : PAGE).map(({ id }) => id));
        const { entities, withDocuments } = searchNews({ seen, latest });
        expect([...entities, ...withDocuments].filter((id) => !read.has(id))).toEqual([]);
      }),
    );
  });

  test('once acknowledged, a result or document is never new again, even if it disappears meanwhile', () => {
    fc.assert(
      fc.property(results, results, results, (first, second, third) => {
        const one = acknowledged(null, lookAt(first));
        const two = acknowledged(one, lookAt(second, { seen: one }));
        const { entities, withDocuments } = searchNews({ seen: two, latest: lookAt(third, { seen: two }) });
        const documents = new Map<number, number[]>();
        for (const { id, documents: own } of [...first.slice(0, FIRST), ...second.slice(0, FIRST)])
          documents.set(id, [...(documents.get(id) ?? []), ...own]);
        for (const id of entities) expect(documents.has(id)).toBe(false);
        for (const id of withDocuments) {
          const own = third.find((result) => result.id === id)?.documents ?? [];
          expect(own.some((document) => !documents.get(id)?.includes(document))).toBe(true);
        }
      }),
    );
  });

  test('where all results were read both times, exactly those that were not there before are new', () => {
    const few = results.map((list) => list.slice(0, FIRST));
    fc.assert(
      fc.property(few, few, fc.boolean(), fc.boolean(), (before, now, isCounted, wasCounted) => {
        // A hundred results without a total may be more.
        fc.pre(before.length < FIRST && now.length < FIRST);
        const seen = lookAt(before, { isCounted: wasCounted });
        const news = searchNews({ seen, latest: lookAt(now, { isCounted, seen }) });
        const were = new Set(before.map(({ id }) => id));
        expect(news.entities).toEqual(now.map(({ id }) => id).filter((id) => !were.has(id)));
        expect(news.count).toEqual(before.length === now.length ? null : { from: before.length, to: now.length });
      }),
    );
  });

  test('the same state twice has nothing new', () => {
    fc.assert(
      fc.property(results, how, (list, one) => {
        const seen = lookAt(list, one);
        expect(isNothingNew(searchNews({ seen, latest: lookAt(list, { ...one, seen }) }))).toBe(true);
      }),
    );
  });
});

describe('what is new in a search, by example', () => {
  test('if not all 41 were read, only the number is said to have risen', () => {
    const seen = look([1, 2, 3], { count: 41, isComplete: false });
    const news = searchNews({ seen, latest: look([1, 2, 3, 4], { count: 44 }) });
    expect(news).toEqual({ entities: [], withDocuments: [], count: { from: 41, to: 44 } });
  });

  test('a new document of a known legal entity is new, also if not all results were read', () => {
    const seen = look([], { isComplete: false, found: [{ id: 7, documents: [1, 'a'] }] });
    const latest = look([], {
      found: [
        { id: 7, documents: ['a', 2] },
        { id: 8, documents: [3] },
      ],
    });
    expect(searchNews({ seen, latest }).withDocuments).toEqual([7]);
    expect(searchNews({ seen, latest: { ...latest, found: [{ id: 7, documents: [1] }] } }).withDocuments).toEqual([]);
  });

  test('nothing is new before the first check, and an unknown number has not changed', () => {
    expect(isNothingNew(searchNews({ seen: null, latest: look([1]) }))).toBe(true);
    expect(isNothingNew(searchNews({ seen: look([1]), latest: null }))).toBe(true);
    expect(searchNews({ seen: look([1], { count: null }), latest: look([1]) }).count).toBeNull();
  });
});

describe('what pages of a search tell', () => {
  const page = (ids: readonly number[], count: number, isOpenEnded = false) => ({
    items: ids.map((id) => ({ id, documents: [] })),
    count,
    isOpenEnded,
  });

  test('results that moved between the pages, or a number that changed meanwhile, make the look incomplete', () => {
    expect(lookOf([page([1, 2], 4), page([3, 4], 4)], 'now', true).isComplete).toBe(true);
    expect(lookOf([page([1, 2], 4), page([2, 3], 4)], 'now', true).isComplete).toBe(false);
    expect(lookOf([page([1, 2], 5), page([3, 4], 4)], 'now', true).isComplete).toBe(false);
    expect(lookOf([page([1, 2], 4), page([3, 4], 4)], 'now', false).isComplete).toBe(false);
  });

  test('without a total the last page that follows tells the number, also an empty one', () => {
    expect(lookOf([page([1, 2], 2, true), page([3], 3)], 'now', true)).toMatchObject({ count: 3, isComplete: true });
    expect(lookOf([page([1, 2], 2, true), page([], 0)], 'now', true)).toMatchObject({ count: 2, isComplete: true });
    expect(lookOf([page([1, 2], 2, true)], 'now', true)).toMatchObject({ count: null, isComplete: false });
  });

  test('of a search with more than a hundred results one page is read, unless more of them could be told to be new', () => {
    const first = (count: number, isOpenEnded = false) => ({ items: [], count, isOpenEnded });
    const none = { seen: null, pageSize: 10, hasDocuments: false };
    expect(pagesToRead(first(2150), none)).toBe(1);
    expect(pagesToRead(first(2150), { ...none, hasDocuments: true })).toBe(10);
    expect(pagesToRead(first(2150), { ...none, seen: look([1]) })).toBe(10);
    expect(pagesToRead(first(41), none)).toBe(5);
    expect(pagesToRead(first(0), none)).toBe(1);
    expect(pagesToRead(first(10, true), none)).toBe(10);
  });
});
