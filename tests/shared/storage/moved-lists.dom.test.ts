import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { forgetEverything, resetBrowser, shareComputer, storeOnComputer } from '#shared/storage/reset.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';
import { fakeDatabase, memoryArea, openTab } from './fake-database.ts';

const entry = z.object({ id: z.number() });
const things = defineStoredList('watch-list', entry, { idOf: ({ id }) => id });
const others = defineStoredList('report-clients', entry, { idOf: ({ id }) => id });

/** Two tabs of one browser on a shared computer, each with its own items. */
async function sharedTabs() {
  const fake = fakeDatabase();
  const area = memoryArea();
  area.setItem('sharedComputer', '1');
  const [one, two] = [openTab(fake.database, area), openTab(fake.database, area)];
  await one.lists.get(things).change(() => [{ id: 1 }]);
  await one.lists.get(others).change(() => [{ id: 9 }]);
  await two.lists.get(things).change(() => [{ id: 2 }]);
  const storageOf = (tab: typeof one) => tab as unknown as PortalStorage;
  return { fake, area, one, two, storageOf };
}

const tabKeys = (tab: Awaited<ReturnType<typeof sharedTabs>>['one']) => tab.session.keys().toSorted();

describe('a computer that is one person’s again', () => {
  test('has the lists of the tab where it is said', async () => {
    const { fake, one, storageOf } = await sharedTabs();
    expect(await storeOnComputer(storageOf(one))).toBe(true);
    expect(one.isShared()).toBe(false);
    expect([fake.values.get('watch-list'), fake.values.get('report-clients')]).toEqual([[{ id: 1 }], [{ id: 9 }]]);
    expect(tabKeys(one)).toEqual([]);
  });

  test('that refuses to store leaves the lists in the tab and stays marked as shared', async () => {
    const { fake, one, storageOf } = await sharedTabs();
    fake.state.refuses = true;
    expect(await storeOnComputer(storageOf(one))).toBe(false);
    expect(one.isShared()).toBe(true);
    expect(tabKeys(one)).toEqual(['shared:report-clients', 'shared:watch-list']);
    expect(await one.lists.get(things).read()).toEqual([{ id: 1 }]);
    fake.state.refuses = false;
    expect(await storeOnComputer(storageOf(one))).toBe(true);
    expect(fake.values.get('watch-list')).toEqual([{ id: 1 }]);
  });

  test('that refuses one of two lists has neither, and nothing personal stays on it', async () => {
    const { fake, one, storageOf } = await sharedTabs();
    const { change } = fake.database;
    fake.database.change = (key, next) =>
      key === 'report-clients' ? Promise.reject(new Error('full')) : change(key, next);
    expect(await storeOnComputer(storageOf(one))).toBe(false);
    expect(fake.values.get('watch-list')).toBeUndefined();
    expect(tabKeys(one)).toEqual(['shared:report-clients', 'shared:watch-list']);
  });

  test('that says yes but stores nothing is found out before anything is removed', async () => {
    const { fake, one, storageOf } = await sharedTabs();
    fake.database.change = () => Promise.resolve();
    expect(await storeOnComputer(storageOf(one))).toBe(false);
    expect(tabKeys(one)).toEqual(['shared:report-clients', 'shared:watch-list']);
  });

  test('gets what is typed while the lists are on their way', async () => {
    const { fake, one, storageOf } = await sharedTabs();
    fake.state.isLate = true;
    const moved = storeOnComputer(storageOf(one));
    await one.lists.get(things).change((items) => [...items, { id: 3 }]);
    fake.answer();
    expect(await moved).toBe(true);
    await expect.poll(() => tabKeys(one)).toEqual([]);
    expect(await one.lists.get(things).read()).toEqual([{ id: 1 }, { id: 3 }]);
  });

  test('gets the lists of another tab as soon as it hears of it', async () => {
    const { fake, one, two, storageOf } = await sharedTabs();
    const list = two.lists.get(things);
    const stop = list.subscribe(() => {});
    await storeOnComputer(storageOf(one));
    const shown = () => list.current().items?.map(({ id }) => id);
    await expect.poll(() => shown()?.toSorted()).toEqual([1, 2]);
    expect(fake.values.get('watch-list')).toEqual([{ id: 2 }, { id: 1 }]);
    expect(tabKeys(two)).toEqual([]);
    stop();
  });

  test('gets those of a tab that shows no list, from the mark itself', async () => {
    const { fake, one, two, storageOf } = await sharedTabs();
    await storeOnComputer(storageOf(one));
    two.lists.followMark();
    await expect.poll(() => fake.values.get('watch-list')).toEqual([{ id: 2 }, { id: 1 }]);
  });

  test('another tab whose list does not arrive goes on with it', async () => {
    const { fake, one, two, storageOf } = await sharedTabs();
    await storeOnComputer(storageOf(one));
    fake.state.refuses = true;
    expect(await two.lists.get(things).read()).toEqual([{ id: 2 }]);
    fake.state.refuses = false;
    expect(await two.lists.get(things).read()).toEqual([{ id: 2 }, { id: 1 }]);
  });
});

describe('data that cannot be removed', () => {
  const refusals = [
    ['refuses', (fake: ReturnType<typeof fakeDatabase>) => (fake.state.refuses = true)],
    ['does not answer', (fake: ReturnType<typeof fakeDatabase>) => (fake.state.isLate = true)],
  ] as const;

  test.each(refusals)('are not said to be removed: the database %s', async (_, breakIt) => {
    vi.useFakeTimers();
    const fake = fakeDatabase();
    const tab = openTab(fake.database, memoryArea());
    breakIt(fake);
    const shared = shareComputer(tab as unknown as PortalStorage);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await shared).toBe(false);
    expect(tab.isShared()).toBe(true);
    const forgotten = forgetEverything(tab as unknown as PortalStorage);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await forgotten).toBe(false);
    vi.useRealTimers();
  });

  test('leave the page open after a reset, and what is typed then is stored', async () => {
    const fake = fakeDatabase();
    const close = vi.fn(() => writeAgain);
    const writeAgain = vi.fn<() => void>();
    const tab = { ...openTab(fake.database, memoryArea()), close } as unknown as PortalStorage;
    fake.state.refuses = true;
    const reload = vi.fn<() => void>();
    expect(await resetBrowser(tab, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(writeAgain).toHaveBeenCalledOnce();
  });

  test('of a shared computer are removed by a reset in another tab and do not come back; it stays shared', async () => {
    const { fake, one, two, storageOf } = await sharedTabs();
    const list = two.lists.get(things);
    const stop = list.subscribe(() => {});
    await forgetEverything(storageOf(one));
    await expect.poll(() => list.current().items).toEqual([]);
    two.lists.followMark();
    expect(await list.read()).toEqual([]);
    stop();
    expect([one.isShared(), two.isShared()]).toEqual([true, true]);
    expect([tabKeys(one), tabKeys(two)]).toEqual([[], []]);
    expect(fake.values.size).toBe(0);
  });
});
