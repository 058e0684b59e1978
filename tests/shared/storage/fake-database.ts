import type { Database } from '#shared/storage/database.ts';
import { createListPlaces } from '#shared/storage/list-places.ts';
import { createSafeStorage } from '#shared/storage/safe-storage.ts';
import { isOwnAgain, isSharedComputer } from '#shared/storage/shared-computer.ts';
import { createStoredLists } from '#shared/storage/stored-lists.ts';

/** A browser's storage area in memory. */
export function memoryArea(): Storage {
  const values = new Map<string, string>();
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
  // `Object.keys` of a storage lists its values.
  return new Proxy(area, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
}

/** A database that answers when it is told to, and refuses when it is told to. One for all tabs of a test. */
export function fakeDatabase() {
  const values = new Map<string, unknown>();
  let waiting: (() => void)[] = [];
  const state = { isLate: false, refuses: false };
  /** As in IndexedDB one transaction runs after the other, in the order they were asked for. */
  const turn = async <Result>(run: () => Result): Promise<Result> => {
    if (state.isLate) await new Promise<void>((resolve) => waiting.push(resolve));
    else await Promise.resolve();
    if (state.refuses) throw new DOMException('no', 'QuotaExceededError');
    return run();
  };
  const database: Database = {
    read: (key) => turn(() => structuredClone(values.get(key))),
    write: (key, value) => turn(() => void values.set(key, value)),
    change: (key, next) => turn(() => void values.set(key, structuredClone(next(values.get(key))))),
    clear: () => turn(() => values.clear()),
  };
  return {
    database,
    values,
    state,
    /** Answers everything that waits, in order, and from now on at once. */
    answer: () => {
      state.isLate = false;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    /** Answers the request that waits longest. */
    answerOne: () => waiting.shift()?.(),
  };
}

/** A tab over a database and a local storage that it shares with others; its session storage is its own. */
export function openTab(database: Database, localArea: Storage, sessionArea: Storage = memoryArea()) {
  const local = createSafeStorage(() => localArea);
  const session = createSafeStorage(() => sessionArea);
  const isShared = () => isSharedComputer(local);
  const places = createListPlaces({ database, session, isShared, isOwnAgain: () => isOwnAgain(local) });
  const lists = createStoredLists(places);
  return { local, session, database, places, lists, isShared };
}
