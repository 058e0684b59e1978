import { clear, createStore, get, set, update } from 'idb-keyval';

/** The portal's IndexedDB database, one value for each key. Every method may reject or be late; values are not validated. */
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

type Store = ReturnType<typeof createStore>;

/** The database, opened with its first use. Nothing is written while `isClosed` is true. */
export function createDatabase(isClosed: () => boolean): Database {
  let store: Store | null = null;
  let running: Set<IDBTransaction> | null = null;

  const open = () => openStore((running ??= abortedForCache()));

  /**
   * Runs a step on the database. A connection that the browser closed without a word, as after sleep, is opened again once:
   * the library opens it anew only after the event `close`.
   */
  async function onDatabase<Result>(step: (database: Store) => Promise<Result>): Promise<Result> {
    const used = (store ??= open());
    try {
      return await step(used);
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      if (store === used) store = open();
      return await step(store);
    }
  }

  return {
    read: (key) => onDatabase((database) => get<unknown>(key, database)),
    write: async (key, value) => {
      if (!isClosed()) await onDatabase((database) => set(key, value, database));
    },
    change: async (key, next) => {
      if (!isClosed()) await onDatabase((database) => update(key, next, database));
    },
    clear: async () => {
      // A browser without databases has none to clear.
      if ('indexedDB' in globalThis && globalThis.indexedDB) await onDatabase((database) => clear(database));
    },
  };
}

/**
 * What a transaction throws on a closed connection, or when it is closed meanwhile; Safari has a name of its own for it. Nothing has
 * been written then. What was aborted for the cache is not begun again there.
 */
const isLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(?:InvalidState|Unknown)Error$/.test(error.name) ||
    (error.name === 'AbortError' && globalThis.document?.visibilityState === 'visible'));

/**
 * The open transactions of this page. They are aborted when the browser puts it into the back/forward cache: it would hold them
 * there, and WebKit lets no other page use the database meanwhile. A page that is closed does not abort: what it handed over is
 * still written.
 */
function abortedForCache(): Set<IDBTransaction> {
  const running = new Set<IDBTransaction>();
  const abort = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const transaction of running) {
      try {
        transaction.abort();
      } catch {
        // The transaction had already ended.
      }
    }
  };
  if (typeof window !== 'undefined') window.addEventListener('pagehide', abort);
  return running;
}

function openStore(running: Set<IDBTransaction>): Store {
  const open = createStore('portal', 'kept');
  return (mode, step) =>
    open(mode, (objects) => {
      const { transaction } = objects;
      // Otherwise this tab would block another one that changes or removes the database; the next step opens it again.
      transaction.db.onversionchange = () => transaction.db.close();
      running.add(transaction);
      for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => running.delete(transaction));
      return step(objects);
    });
}
