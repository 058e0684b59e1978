import { clear, createStore, get, set, update } from 'idb-keyval';
import { TIMING } from '#shared/config/settings.ts';
import { LATE, within } from '#shared/timing/within.ts';

/** The portal's IndexedDB database, one value for each key. Every method may reject; values are not validated. */
export type Database = {
  read: (key: string) => Promise<unknown>;
  write: (key: string, value: unknown) => Promise<void>;
  /**
   * Reads, changes and writes in one transaction. Transactions of a store run one at a time across all tabs, so no tab
   * overwrites another's change, and there is no lock that a suspended tab could hold.
   */
  change: (key: string, next: (stored: unknown) => unknown) => Promise<void>;
  clear: () => Promise<void>;
};

/** The database, opened with its first use. Nothing is written while `isClosed` is true. */
export function createDatabase(isClosed: () => boolean): Database {
  let store: ReturnType<typeof createStore> | null = null;

  /** Runs a step on the database; rejects when the browser refuses it or does not answer within five seconds. */
  async function onDatabase<Result>(
    step: (database: ReturnType<typeof createStore>) => Promise<Result>,
  ): Promise<Result> {
    store ??= openStore();
    const result = await within(step(store), TIMING.database);
    if (result === LATE) throw new DOMException('The database does not answer.', 'TimeoutError');
    return result;
  }

  return {
    read: (key) => onDatabase((open) => get<unknown>(key, open)),
    write: async (key, value) => {
      if (!isClosed()) await onDatabase((open) => set(key, value, open));
    },
    change: async (key, next) => {
      if (!isClosed()) await onDatabase((open) => update(key, next, open));
    },
    clear: () => onDatabase((open) => clear(open)),
  };
}

/**
 * Opens the database. Its open transactions are aborted when the browser puts the page into the back/forward cache: the page
 * would hold them there, and WebKit lets no other page use the database meanwhile. A page that is closed does not abort: what it
 * handed over is still written.
 */
function openStore(): ReturnType<typeof createStore> {
  const open = createStore('portal', 'kept');
  const running = new Set<IDBTransaction>();
  const abortForCache = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const transaction of running) {
      try {
        transaction.abort();
      } catch {
        // The transaction had already ended.
      }
    }
  };
  if (typeof window !== 'undefined') window.addEventListener('pagehide', abortForCache);
  return (mode, step) =>
    open(mode, (objects) => {
      const { transaction } = objects;
      running.add(transaction);
      for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => running.delete(transaction));
      return step(objects);
    });
}
