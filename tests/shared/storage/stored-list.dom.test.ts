import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createStorage } from '#shared/storage/create-storage.ts';
import type { StoredKey } from '#shared/storage/stored-data.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';

const entry = z.object({ id: z.number(), name: z.string() });
const idOf = ({ id }: { id: number }) => id;
const numbered = (...ids: number[]) => ids.map((id) => ({ id, name: `n${id}` }));

/** One tab: a portal's storage over the database and the storage of the browser. */
function openTab({ key = 'watch-list', ...options }: { key?: StoredKey; limit?: number; place?: 'tab' } = {}) {
  const storage = createStorage();
  return { ...storage, list: storage.lists.get(defineStoredList(key, entry, { idOf, ...options })) };
}

const ids = (items: readonly { id: number }[] | null) => items?.map(({ id }) => id);

/** The page enters or leaves the back/forward cache (`persisted`), or is closed or opened. */
function dispatchTransition(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('two tabs over one database', () => {
  test('that change at the same moment lose nothing of each other', async () => {
    const [one, two] = [openTab(), openTab()];
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((id) => (id % 2 ? one : two).list.change((items) => [...items, { id, name: `n${id}` }])),
    );
    expect(ids(await one.list.read())?.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ids(await two.list.read())?.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('see changes of each other; a removed item does not return from an older list', async () => {
    const [one, two] = [openTab(), openTab()];
    const heard = vi.fn<() => void>();
    const stop = two.list.subscribe(heard);
    await waitFor(() => expect(two.list.current().items).toEqual([]));
    await one.list.change(() => numbered(1, 2));
    await waitFor(() => expect(ids(two.list.current().items)).toEqual([1, 2]));
    await one.list.change((items) => items.filter(({ id }) => id !== 1));
    await two.list.change((items) => [...items, ...numbered(3)]);
    expect(ids(await one.list.read())).toEqual([2, 3]);
    stop();
  });

  test('one that was in the back/forward cache reads the list again when it returns', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [aside, other] = [openTab(), openTab()];
    const stop = aside.list.subscribe(() => undefined);
    await expect.poll(() => aside.list.current().items).toEqual([]);
    await other.list.change(() => numbered(1));
    dispatchTransition('pageshow', false);
    expect(aside.list.current().items).toEqual([]);
    dispatchTransition('pageshow', true);
    await expect.poll(() => ids(aside.list.current().items)).toEqual([1]);
    stop();
  });

  test('one that enters the back/forward cache aborts its transaction, so that the other is not blocked; a closed one completes it', async () => {
    const [one, two] = [openTab(), openTab()];
    const begun = one.database.change('watch-list', () => {
      dispatchTransition('pagehide', true);
      return numbered(1);
    });
    await expect(begun).rejects.toThrow('not active');
    expect(await two.list.read()).toEqual([]);
    await one.database.change('watch-list', () => {
      dispatchTransition('pagehide', false);
      return numbered(2);
    });
    expect(ids(await two.list.read())).toEqual([2]);
  });

  test('a list of the tab stays in its tab and is there after a reload', async () => {
    const { list, database } = openTab({ place: 'tab' });
    await list.change(() => numbered(1));
    expect(await database.read('watch-list')).toBeUndefined();
    expect(ids(await openTab({ place: 'tab' }).list.read())).toEqual([1]);
    for (const broken of ['{', '5', 'null', '[{"id":"x"}]']) {
      sessionStorage.setItem('tab:watch-list', broken);
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      expect(await openTab({ place: 'tab' }).list.read()).toEqual([]);
    }
  });
});

describe('what is stored (C03)', () => {
  test('an invalid entry is dropped alone, of duplicates the first counts, and the limit holds', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { list, database } = openTab({ limit: 3 });
    await database.write('watch-list', [
      { id: 1, name: 'a' },
      { id: 'x' },
      null,
      { id: 1, name: 'b' },
      { id: 2, name: 'c' },
    ]);
    expect(await list.read()).toEqual([
      { id: 1, name: 'a' },
      { id: 2, name: 'c' },
    ]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('2 of 5'));
    const { items: changed } = await list.change((items) => [...items, ...numbered(3, 4)]);
    expect(ids(changed)).toEqual([1, 2, 3]);
  });

  test('items stored in an envelope by an earlier version are still there', async () => {
    const { list, database } = openTab();
    await database.write('watch-list', { version: 1, clients: numbered(1, 2) });
    expect(ids(await list.read())).toEqual([1, 2]);
  });

  test.each([undefined, null, 5, 'x', {}])('%j is an empty list', async (stored) => {
    const { list, database } = openTab();
    await database.write('watch-list', stored);
    expect(await list.read()).toEqual([]);
  });
});

describe('a browser that stores nothing (C02)', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };

  test('keeps the list in memory and says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { list } = openTab();
    const stop = list.subscribe(() => {});
    await list.read();
    expect(list.current()).toEqual({ state: 'refused', items: [], isLostWithTab: true });
    expect(await list.change(() => numbered(1))).toEqual({ items: numbered(1), isLasting: false });
    await list.change((items) => [...items, ...numbered(2)]);
    expect(ids(list.current().items)).toEqual([1, 2]);
    stop();
    expect(ids(await list.read())).toEqual([1, 2]);
  });

  test('what could not be written is written with the next change, and changes of another tab stay', async () => {
    const { list } = openTab();
    const other = openTab();
    await list.change(() => numbered(1));
    const put = vi
      .spyOn(Object.getPrototypeOf(await objectStore()) as IDBObjectStore, 'put')
      .mockImplementation(refuse);
    expect(await list.change((items) => [...items, ...numbered(2)])).toEqual({
      items: numbered(1, 2),
      isLasting: false,
    });
    expect(await list.read()).toEqual(numbered(1, 2));
    put.mockRestore();
    await other.list.change((items) => [...items, ...numbered(3)]);
    expect((await list.change((items) => [...items, ...numbered(4)])).isLasting).toBe(true);
    expect(ids(await other.list.read())).toEqual([1, 3, 2, 4]);
  });
});

describe('a component that shows a list', () => {
  test('gets every change until it is removed, and reads the list again when it returns', async () => {
    const [one, two] = [openTab(), openTab()];
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const stops = [one.list.subscribe(first), one.list.subscribe(second)];
    await one.list.change(() => numbered(1));
    expect([first.mock.calls.length > 0, second.mock.calls.length]).toEqual([true, first.mock.calls.length]);
    stops[0]?.();
    first.mockClear();
    await two.list.change((items) => [...items, ...numbered(2)]);
    await waitFor(() => expect(ids(one.list.current().items)).toEqual([1, 2]));
    expect(first).not.toHaveBeenCalled();
    stops[1]?.();
    second.mockClear();
    dispatchTransition('pageshow', true);
    await two.list.change((items) => [...items, ...numbered(3)]);
    await one.database.read('watch-list');
    expect(second).not.toHaveBeenCalled();
    const stop = one.list.subscribe(second);
    await waitFor(() => expect(ids(one.list.current().items)).toEqual([1, 2, 3]));
    stop();
  });

  test('knows whether the list is lost with the tab', async () => {
    const computer = openTab();
    const tab = openTab({ place: 'tab' });
    const stops = [computer, tab].map(({ list }) => list.subscribe(() => {}));
    await Promise.all([computer.list.read(), tab.list.read()]);
    expect(computer.list.current()).toEqual({ state: 'stored', items: [], isLostWithTab: false });
    expect(tab.list.current()).toEqual({ state: 'stored', items: [], isLostWithTab: true });
    expect((await computer.list.change(() => numbered(1))).isLasting).toBe(true);
    expect((await tab.list.change(() => numbered(1))).isLasting).toBe(false);
    for (const stop of stops) stop();
  });

  test('is not updated by changes of another list', async () => {
    const [one, other] = [openTab(), openTab({ key: 'report-clients' })];
    const heard = vi.fn<() => void>();
    const stop = one.list.subscribe(heard);
    await one.list.change(() => numbered(1));
    heard.mockClear();
    await other.list.change(() => numbered(2));
    const third = openTab();
    await third.list.change((items) => [...items, ...numbered(3)]);
    await waitFor(() => expect(ids(one.list.current().items)).toEqual([1, 3]));
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  test('is not updated by a list that belongs to another tab', async () => {
    const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    const [tab, computer] = [openTab({ place: 'tab' }), openTab()];
    await tab.list.change(() => numbered(1));
    expect(posted).not.toHaveBeenCalled();
    await computer.list.change(() => numbered(2));
    expect(posted).toHaveBeenCalledExactlyOnceWith('watch-list');
  });
});

/** An object store of the fake database, to reach the prototype all of them share. */
async function objectStore(): Promise<IDBObjectStore> {
  const open = indexedDB.open('other');
  return new Promise((resolve) => {
    open.addEventListener('upgradeneeded', () => resolve(open.result.createObjectStore('x')));
  });
}
