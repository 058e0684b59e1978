import { describe, expect, test, vi } from 'vitest';
import type { ApiDispatch } from '#shared/api/api.ts';
import { exportPages, type LoadSearchPage } from '#domain/legal-entity/search/export-pages.ts';
import type { SearchArgs } from '#domain/legal-entity/search/search-call.ts';
import { EXPORT_ROW_CAP } from '#shared/config/settings.ts';

type Item = { id: number };
type Page = { items: Item[]; count: number; isOpenEnded?: boolean };
const ARGS = { PageSize: 10, includeCount: true, Page: 3, name: 'Hrast', lang: 'bs' } satisfies SearchArgs;

/** A search whose pages the test answers; it records aborts. */
function searchOf(answer: (page: number) => Promise<{ data?: Page; error?: unknown }>) {
  const calls: SearchArgs[] = [];
  const abort = vi.fn<() => void>();
  const load = (args: SearchArgs) => {
    calls.push(args);
    return Object.assign(answer(args.Page), { abort });
  };
  const dispatch = ((loading: unknown) => loading) as ApiDispatch;
  return { calls, abort, pagesFrom: exportPages(dispatch, ARGS, load as unknown as LoadSearchPage<Item>) };
}
const full = (page: number): { data: Page } => ({
  data: { items: Array.from({ length: 10 }, (_, at) => ({ id: page * 10 + at + 1 })), count: 100 },
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
  const { calls, pagesFrom } = searchOf(() => Promise.resolve({ data: { items: [], count: 0 } }));
  for await (const _ of pagesFrom(never, 0, EXPORT_ROW_CAP + 1000));
  expect(calls).toHaveLength(EXPORT_ROW_CAP / 10);
  calls.length = 0;
  for await (const _ of pagesFrom(never, 0, 0));
  expect(calls).toEqual([]);
});

describe('a search whose end is not known', () => {
  const pages = async (page: (at: number) => Page) => {
    const { calls, pagesFrom } = searchOf((at) => Promise.resolve({ data: page(at) }));
    const iterator = pagesFrom(never, 0, Infinity);
    let step = await iterator.next();
    // oxlint-disable-next-line no-await-in-loop -- page after page
    while (!step.done) step = await iterator.next();
    return { asked: calls.length, mayFollow: step.value };
  };
  const open = (at: number): Page => ({ ...full(at).data, count: (at + 1) * 10, isOpenEnded: true });

  test('is fetched page by page until one is not full, and no further', async () => {
    const short = { items: [{ id: 99 }], count: 31, isOpenEnded: false };
    expect(await pages((at) => (at < 3 ? open(at) : short))).toEqual({ asked: 4, mayFollow: false });
    const none = { items: [], count: 0, isOpenEnded: false };
    expect(await pages((at) => (at < 3 ? open(at) : none))).toEqual({ asked: 4, mayFollow: false });
  });

  test('goes on where a count comes after all, and says that more may follow a full file', async () => {
    const counted = (at: number) => ({ ...full(at).data, count: 60, isOpenEnded: false });
    expect(await pages((at) => (at < 1 ? open(at) : counted(at)))).toEqual({ asked: 6, mayFollow: false });
    expect(await pages(open)).toEqual({ asked: EXPORT_ROW_CAP / 10, mayFollow: true });
  });
});

test('an entity that moved to another page during the export comes once', async () => {
  const { pagesFrom } = searchOf((page) =>
    Promise.resolve({ data: { items: [{ id: 1 }, { id: page + 2 }], count: 60 } }),
  );
  const ids: number[] = [];
  for await (const items of pagesFrom(never, 0, 60)) ids.push(...items.map(({ id }) => id));
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test.each([
  ['with its error', { error: { kind: 'network' } }, { kind: 'network' }],
  ['without a word', {}, expect.any(Error)],
])('a page that does not come %s ends the export', async (_what, answer, error) => {
  const { pagesFrom } = searchOf(() => Promise.resolve(answer));
  await expect(pagesFrom(never, 0, 10).next()).rejects.toEqual(error);
});

test('given up, every call under way is ended and none is begun', async () => {
  const leaving = new AbortController();
  const { calls, abort, pagesFrom } = searchOf((page) =>
    page < 4 ? Promise.resolve(full(page)) : new Promise(() => {}),
  );
  const iterator = pagesFrom(leaving.signal, 0, 100);
  await iterator.next();
  const next = iterator.next();
  await vi.waitFor(() => expect(calls).toHaveLength(8));
  expect(abort).not.toHaveBeenCalled();
  leaving.abort();
  expect(abort).toHaveBeenCalledTimes(4);
  void next;
  await expect(pagesFrom(leaving.signal, 0, 100).next()).rejects.toThrow('aborted');
  expect(calls).toHaveLength(8);
});
