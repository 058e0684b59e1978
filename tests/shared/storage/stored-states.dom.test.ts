import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createStorage } from '#shared/storage/create-storage.ts';
import { defineStoredList, type StoredList } from '#shared/storage/stored-list.ts';
import { fakeDatabase, memoryArea, openTab as openFakeTab } from './fake-database.ts';

const things = defineStoredList('watch-list', z.object({ id: z.number() }), { idOf: ({ id }) => id });
type Thing = { id: number };

const adding =
  (...ids: number[]) =>
  (items: readonly Thing[]) => [...items, ...ids.map((id) => ({ id }))];
const ids = (items: readonly Thing[] | null) => items?.map(({ id }) => id) ?? null;
const shown = (list: StoredList<Thing>) => {
  const { state, items } = list.current();
  return [state, ids(items)];
};
const stops: (() => void)[] = [];

/** A list that a screen shows, over a database that a test controls. */
function openList(database = fakeDatabase(), local = memoryArea()) {
  const tab = openFakeTab(database.database, local);
  const list = tab.lists.get(things);
  stops.push(list.subscribe(() => {}));
  return { ...tab, list, fake: database };
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('a database that is late', () => {
  test('is neither empty nor refused: the list is being read until it comes', async () => {
    vi.useFakeTimers();
    const fake = fakeDatabase();
    fake.values.set('watch-list', [{ id: 1 }]);
    fake.state.isLate = true;
    const { list } = openList(fake);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(list.current()).toEqual({ state: 'reading', items: null, isLostWithTab: false });
    fake.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(list.current()).toEqual({ state: 'stored', items: [{ id: 1 }], isLostWithTab: false });
  });

  test('a late change is pending and shown, and is stored when it comes', async () => {
    const fake = fakeDatabase();
    fake.values.set('watch-list', [{ id: 1 }]);
    const { list } = openList(fake);
    await list.read();
    fake.state.isLate = true;
    const changed = list.change(adding(2));
    const next = list.change(adding(3));
    await Promise.resolve();
    expect(shown(list)).toEqual(['pending', [1, 2, 3]]);
    expect(fake.values.get('watch-list')).toEqual([{ id: 1 }]);
    fake.answer();
    expect(await changed).toEqual({ items: [1, 2, 3].map((id) => ({ id })), isLasting: true });
    expect((await next).isLasting).toBe(true);
    expect(shown(list)).toEqual(['stored', [1, 2, 3]]);
    expect(ids(fake.values.get('watch-list') as Thing[])).toEqual([1, 2, 3]);
  });

  test('a change to a list that is still being read shows no list of one, and loses nothing', async () => {
    const fake = fakeDatabase();
    fake.values.set('watch-list', [{ id: 1 }]);
    fake.state.isLate = true;
    const { list } = openList(fake);
    const changed = list.change(adding(2));
    expect(shown(list)).toEqual(['reading', null]);
    fake.answer();
    await changed;
    expect(shown(list)).toEqual(['stored', [1, 2]]);
  });

  test('what another tab changed meanwhile is shown as soon as it can be read', async () => {
    const fake = fakeDatabase();
    fake.state.isLate = true;
    const [one, two] = [openList(fake), openList(fake)];
    const changed = one.list.change(adding(1));
    await Promise.resolve();
    fake.answer();
    await changed;
    await expect.poll(() => shown(two.list)).toEqual(['stored', [1]]);
  });

  test('does not hold a tab that has marked the computer as shared', async () => {
    const fake = fakeDatabase();
    fake.state.isLate = true;
    const { list, local, lists } = openList(fake);
    local.set('sharedComputer', '1');
    lists.removed();
    await expect.poll(() => shown(list)).toEqual(['stored', []]);
    await list.change(adding(2));
    expect(shown(list)).toEqual(['stored', [2]]);
    fake.answer();
    await expect.poll(() => shown(list)).toEqual(['stored', [2]]);
    expect(fake.values.get('watch-list')).toBeUndefined();
  });

  test('a change that was begun before the computer was shared is not written to it afterwards', async () => {
    const fake = fakeDatabase();
    const { list, local, lists } = openList(fake);
    await list.read();
    fake.state.isLate = true;
    const changed = list.change(adding(1));
    await Promise.resolve();
    local.set('sharedComputer', '1');
    lists.removed();
    fake.answer();
    await changed;
    expect(fake.values.get('watch-list')).toBeUndefined();
  });
});

describe('a database that refuses', () => {
  test('after it has been read, what was shown stays shown', async () => {
    const { list, fake } = openList();
    await list.change(adding(1, 2));
    fake.state.refuses = true;
    await list.change(adding(3));
    expect(list.current()).toEqual({
      state: 'refused',
      items: [{ id: 1 }, { id: 2 }, { id: 3 }],
      isLostWithTab: true,
    });
    fake.state.refuses = false;
    await list.read();
    expect(shown(list)).toEqual(['stored', [1, 2, 3]]);
    expect(ids(fake.values.get('watch-list') as Thing[])).toEqual([1, 2, 3]);
  });

  test('what it refused is written when the page comes back, without another change', async () => {
    const { list, fake } = openList();
    fake.state.refuses = true;
    await list.change(adding(1));
    fake.state.refuses = false;
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await expect.poll(() => shown(list)).toEqual(['stored', [1]]);
  });
});

describe('a connection that the browser closed without a word', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

  /** Closes every connection that is opened; the event `close` does not come. */
  async function closeConnections(work: () => Promise<unknown>): Promise<void> {
    const open = vi.spyOn(indexedDB, 'open');
    await work();
    for (const { value } of open.mock.results) (value as IDBOpenDBRequest).result.close();
    open.mockRestore();
  }

  test('is opened again: nothing disappears and the change arrives', async () => {
    const { lists } = createStorage();
    const list = lists.get(things);
    stops.push(list.subscribe(() => {}));
    await closeConnections(() => list.change(adding(1, 2)));
    expect(await list.change(adding(3))).toEqual({ items: [1, 2, 3].map((id) => ({ id })), isLasting: true });
    expect(shown(list)).toEqual(['stored', [1, 2, 3]]);
    expect(ids(await createStorage().lists.get(things).read())).toEqual([1, 2, 3]);
  });

  test('is opened again for every list that uses it, each time it happens', async () => {
    const { lists, database } = createStorage();
    const list = lists.get(things);
    for (const id of [1, 2, 3])
      await closeConnections(() => Promise.all([list.change(adding(id)), database.write(`other ${id}`, id)]));
    expect(ids(await list.read())).toEqual([1, 2, 3]);
    expect(await database.read('other 2')).toBe(2);
  });

  test('is opened again as Safari says it', async () => {
    const { database } = createStorage();
    await database.write('a', 1);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
    expect(await database.read('a')).toBe(1);
  });

  test('is opened again when it is closed in the middle of a step, but not while the page leaves', async () => {
    const { database } = createStorage();
    await database.write('a', 1);
    const loseOne = () =>
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
        throw new DOMException('The connection was closed.', 'AbortError');
      });
    loseOne();
    expect(await database.read('a')).toBe(1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    loseOne();
    await expect(database.read('a')).rejects.toThrow('closed');
  });

  test('is given up for a tab that removes the database, and opened again afterwards', async () => {
    const { database } = createStorage();
    await database.write('a', 1);
    await new Promise<void>((resolve, reject) => {
      const removal = indexedDB.deleteDatabase('portal');
      removal.onsuccess = () => resolve();
      removal.onblocked = () => reject(new Error('blocked'));
    });
    await database.write('b', 2);
    expect([await database.read('a'), await database.read('b')]).toEqual([undefined, 2]);
  });

  test('is refused when it is lost again at once', async () => {
    const { database } = createStorage();
    await database.write('a', 1);
    const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    await expect(database.read('a')).rejects.toThrow('closing');
    expect(lost).toHaveBeenCalledTimes(2);
    lost.mockRestore();
    expect(await database.read('a')).toBe(1);
  });
});

describe('a tab where nobody looks at a list', () => {
  test('remembers nothing of it, so that it shows nothing of a former person', async () => {
    const fake = fakeDatabase();
    const local = memoryArea();
    const tab = openFakeTab(fake.database, local);
    const other = openFakeTab(fake.database, local);
    const list = tab.lists.get(things);
    const stop = list.subscribe(() => {});
    await list.change(adding(1));
    stop();
    await Promise.resolve();
    expect(list.current().items).toBeNull();
    // Neither after a change without a screen.
    await list.change(adding(2));
    expect(list.current().items).toBeNull();
    other.local.set('sharedComputer', '1');
    await fake.database.clear();
    other.lists.removed();
    fake.state.isLate = true;
    stops.push(list.subscribe(() => {}));
    expect(list.current().items).toBeNull();
  });

  test('the next page of the same tab shows the items without reading them first', async () => {
    const { list, fake } = openList();
    await list.change(adding(1));
    fake.state.isLate = true;
    stops.pop()?.();
    stops.push(list.subscribe(() => {}));
    await Promise.resolve();
    expect(shown(list)).toEqual(['stored', [1]]);
  });
});
