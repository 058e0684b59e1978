import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { markOf, readItems } from '#domain/content/content-answer.ts';
import { earlyContent, isContentFresh } from '#domain/content/content-freshness.ts';
import { refetchContent } from '#domain/content/content.api.ts';
import { publishedContentCall } from '#domain/content/content.calls.ts';
import {
  confirmContent,
  contentConfirmedAt,
  readStoredContent,
  restoreContentAge,
  storeContent,
} from '#domain/content/internal/stored-content.ts';
import { agency } from '#tests/agency.ts';
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { storage, withDatabase } from '#tests/storage.ts';
import { untilTestEnds } from '#tests/until-test-ends.ts';
import { withAgency } from '#tests/with-agency.ts';

withAgency();
withDatabase();
startAsFirstVisit();

// Else the portal would store after half a second.
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (whenIdle: () => void) => setTimeout(whenIdle)));

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => contentItem({ id: at + 1, title: `Član ${at}` }));
const answer = (content: unknown) => new Blob([typeof content === 'string' ? content : JSON.stringify(content)]);

const bytes = (text: string) => new TextEncoder().encode(text);

test('a tree is stored in parts and restored whole, in order, with its mark', async () => {
  await storeContent(storage, 'hr', { items: items(600), mark: 'abc' });
  const stored = (await storage.database.read('content-hr')) as { parts: Uint8Array[] };
  expect(stored.parts.length).toBeGreaterThan(1);
  expect(await readStoredContent(storage, 'hr')).toEqual({ items: items(600), mark: 'abc' });
  expect(await readStoredContent(storage, 'bs')).toBeNull();
});

test('an empty tree takes the place of none that is stored', async () => {
  await storeContent(storage, 'hr', { items: items(3), mark: 'abc' });
  await storeContent(storage, 'hr', { items: [], mark: 'def' });
  expect(await readStoredContent(storage, 'hr')).toEqual({ items: items(3), mark: 'abc' });
});

describe('how old a tree is', () => {
  const NOON = Date.parse('2026-05-01T12:00:00Z');
  const minutes = (count: number) => vi.setSystemTime(NOON + count * 60_000);
  beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('it is as old as the last answer of the agency, also at the next visit', async () => {
    const [shown, stored, other] = [items(1), items(1), items(1)];
    confirmContent(storage, 'bs', shown);
    expect(contentConfirmedAt(shown)).toBe(NOON);
    minutes(90);
    const restored = async () => {
      await restoreContentAge(storage, 'bs', stored);
      return contentConfirmedAt(stored);
    };
    await expect.poll(restored).toBe(NOON);
    await restoreContentAge(storage, 'hr', other);
    expect(contentConfirmedAt(other)).toBeUndefined();
    minutes(-1);
    await restoreContentAge(storage, 'bs', other);
    expect(contentConfirmedAt(other), 'an answer of the future').toBeUndefined();
  });

  test('within a visit it is requested again after ten minutes, in its own language alone', () => {
    const query = [publishedContentCall({ lang: 'bs' })];
    expect(earlyContent({ lang: 'bs' }, storage)).toEqual(query);
    confirmContent(storage, 'bs', items(1));
    for (const fresh of [0, 9]) {
      minutes(fresh);
      expect(isContentFresh(storage, 'bs')).toBe(true);
    }
    expect(isContentFresh(storage, 'hr')).toBe(false);
    for (const stale of [10, -1]) {
      minutes(stale);
      expect(isContentFresh(storage, 'bs')).toBe(false);
    }
  });
});

test('what was stored in another shape, or is malformed, counts as nothing', async () => {
  const nonsense = [
    { shape: 1, items: items(3) },
    { shape: 2, mark: null, parts: ['[]'] },
    { shape: 3, mark: null, parts: [] },
    { shape: 3, mark: null, parts: [bytes('[{')] },
    { shape: 3, mark: null, parts: [bytes('{"id":1}')] },
    { shape: 3, mark: null, parts: [7] },
    'x',
    7,
  ];
  for (const value of nonsense) {
    await storage.database.write('content-en', value);
    expect(await readStoredContent(storage, 'en')).toBeNull();
  }
});

test('a stored item that is none is left out alone', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [first, second] = items(2);
  await storage.database.write('content-en', {
    shape: 3,
    mark: null,
    parts: [bytes(JSON.stringify([first, { id: {} }, second, 7]))],
  });
  expect((await readStoredContent(storage, 'en'))?.items).toEqual([first, second]);
});

test('an answer is read item by item; an invalid item is left out and reported, no list is no content', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [first, second] = items(2);
  expect(await readItems(answer({ resultList: [first, { id: 'x' }, second] }))).toEqual([first, second]);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/PublishedContent.* 1 of 3 items/));
  for (const wrong of ['<!doctype html>', 'null', '{"items":[]}', ''])
    expect(await readItems(answer(wrong))).toBeNull();
});

test('the same bytes have the same mark, others another', async () => {
  const mark = await markOf(answer(items(3)));
  expect(mark).toMatch(/^[\da-f]{64}$/);
  expect(await markOf(answer(items(3)))).toBe(mark);
  expect(await markOf(answer(items(4)))).not.toBe(mark);
  vi.stubGlobal('crypto', {});
  expect(await markOf(answer(items(3))), 'where the browser makes none').toBeNull();
});

test('requested again, an unchanged answer leaves the items as they are; a changed one takes their place', async () => {
  const { store } = untilTestEnds(createPortal());
  const ask = async () => (await store.dispatch(refetchContent('bs'))).data;
  publish(items(3));
  const first = await ask();
  expect(first).toHaveLength(3);
  expect(Object.isFrozen(first)).toBe(true);
  publish(items(3));
  expect(await ask()).toBe(first);
  publish(items(4));
  expect(await ask()).toHaveLength(4);
});

test('an answer that is no list is a broken contract, and what is shown stays', async () => {
  const { store } = untilTestEnds(createPortal());
  publish(items(2));
  await store.dispatch(refetchContent('bs'));
  agency.use(http.get('*/ContentTranslations/PublishedContent', () => HttpResponse.html('<p>Održavanje</p>')));
  const result = await store.dispatch(refetchContent('bs'));
  expect(result.error).toEqual({ kind: 'contract' });
  expect(result.data).toHaveLength(2);
});

test('a database that never answers does not keep the tree from coming (faults C02)', async () => {
  vi.spyOn(storage.database, 'read').mockReturnValue(new Promise<never>(() => {}));
  await expect(readStoredContent(storage, 'bs')).resolves.toBeNull();
});
