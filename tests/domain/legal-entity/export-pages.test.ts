import { describe, expect, test } from 'vitest';
import type { SearchArgs } from '#domain/legal-entity/search/entity-filters.ts';
import { exportPages, type LoadSearchPage } from '#domain/legal-entity/search/export-pages.ts';
import { createCallQueue } from '#shared/api/call-queue.ts';
import { EXPORT_ROW_CAP } from '#shared/config/settings.ts';

type Item = { id: number };
type Page = { items: Item[]; count: number; isOpenEnded?: boolean };
const ARGS = { PageSize: 10, includeCount: true, Page: 3, name: 'Hrast', lang: 'bs' } satisfies SearchArgs;

/** A search whose pages the test answers; aborting ends what is not answered. */
function searchOf(answer: (page: number) => Promise<Page>) {
  const calls: SearchArgs[] = [];
  const load: LoadSearchPage<Item> = (args, { signal }) => {
    calls.push(args);
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    aborted.catch(() => {});
    return Promise.race([answer(args.Page).then((page) => ({ isOpenEnded: false, ...page })), aborted]);
  };
  const dispatch = () => {
    throw new Error('Only `load` makes calls.');
  };
  return { calls, pagesFrom: exportPages({ dispatch, queue: createCallQueue() }, ARGS, load) };
}
const full = (page: number): Page => ({
  items: Array.from({ length: 10 }, (_, at) => ({ id: page * 10 + at + 1 })),
  count: 100,
});
const never = new AbortController().signal;

test('the pages of a search come in order, four at a time, from a row on', async () => {
  const { calls, pagesFrom } = searchOf((page) => Promise.resolve(full(page)));
  const steps: number[][] = [];
  for await (const items of pagesFrom(never, 20, 75)) {
    steps.push(items.map(({ id }) => id));
    expect(calls).toHaveLength(Math.min(4 * steps.length, 6));
  }
  expect(calls).toEqual([2, 3, 4, 5, 6, 7].map((Page) => ({ ...ARGS, Page })));
  expect(steps.map((ids) => [ids[0], ids.at(-1)])).toEqual([
    [21, 60],
    [61, 80],
  ]);
});

test('as many as one file holds, and none where there is nothing', async () => {
  const { calls, pagesFrom } = searchOf(() => Promise.resolve({ items: [], count: 0 }));
  for await (const _ of pagesFrom(never, 0, EXPORT_ROW_CAP + 1000));
  expect(calls).toHaveLength(EXPORT_ROW_CAP / 10);
  calls.length = 0;
  for await (const _ of pagesFrom(never, 0, 0));
  expect(calls).toEqual([]);
});

describe('a search whose end is not known', () => {
  const pages = async (page: (at: number) => Page) => {
    const { calls, pagesFrom } = searchOf((at) => Promise.resolve(page(at)));
    const iterator = pagesFrom(never, 0, Infinity);
    let step = await iterator.next();
    // oxlint-disable-next-line no-await-in-loop -- page after page
    while (!step.done) step = await iterator.next();
    return { asked: calls.length, mayFollow: step.value };
  };
  const open = (at: number): Page => ({ ...full(at), count: (at + 1) * 10, isOpenEnded: true });

  test('is fetched page by page until one is not full, and no further', async () => {
    const short = { items: [{ id: 99 }], count: 31, isOpenEnded: false };
    expect(await pages((at) => (at < 3 ? open(at) : short))).toEqual({ asked: 4, mayFollow: false });
    const none = { items: [], count: 0, isOpenEnded: false };
    expect(await pages((at) => (at < 3 ? open(at) : none))).toEqual({ asked: 4, mayFollow: false });
  });

  test('goes on where a count comes after all, and says that more may follow a full file', async () => {
    const counted = (at: number) => ({ ...full(at), count: 60, isOpenEnded: false });
    expect(await pages((at) => (at < 1 ? open(at) : counted(at)))).toEqual({ asked: 6, mayFollow: false });
    expect(await pages(open)).toEqual({ asked: EXPORT_ROW_CAP / 10, mayFollow: true });
  });
});

test('an entity that moved to another page during the export comes once', async () => {
  const { pagesFrom } = searchOf((page) => Promise.resolve({ items: [{ id: 1 }, { id: page + 2 }], count: 60 }));
  const ids: number[] = [];
  for await (const items of pagesFrom(never, 0, 60)) ids.push(...items.map(({ id }) => id));
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a page that does not come ends the export with its error', async () => {
  const { pagesFrom } = searchOf(() => Promise.reject(Object.assign(new Error('lost'), { kind: 'network' })));
  await expect(pagesFrom(never, 0, 10).next()).rejects.toMatchObject({ kind: 'network' });
});

test('given up, every call under way is ended and none is begun', async () => {
  const leaving = new AbortController();
  const { calls, pagesFrom } = searchOf((page) => (page < 4 ? Promise.resolve(full(page)) : new Promise(() => {})));
  const iterator = pagesFrom(leaving.signal, 0, 100);
  await iterator.next();
  const next = iterator.next();
  await expect.poll(() => calls).toHaveLength(8);
  leaving.abort();
  await expect(next).rejects.toThrow('aborted');
  await expect(pagesFrom(leaving.signal, 0, 100).next()).rejects.toThrow('aborted');
  expect(calls).toHaveLength(8);
});
