import { clear, createStore, get, set, update } from 'idb-keyval';
import { TIMING } from '#shared/config/settings.ts';
import { LATE, within } from '#shared/timing/within.ts';

let store: ReturnType<typeof createStore> | null = null;
const running = new Set<IDBTransaction>();

/**
 * A page that the browser sets aside for the back button takes its open transactions along, and WebKit then lets no other page at the
 * database: they are given up. A page that is closed loses nothing, what it handed over is written.
 */
function giveUpWhenSetAside({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  for (const transaction of running) {
    try {
      transaction.abort();
    } catch {
      // It has come to its end by itself.
    }
  }
}

function openStore(): ReturnType<typeof createStore> {
  const open = createStore('portal', 'kept');
  if (typeof window !== 'undefined') window.addEventListener('pagehide', giveUpWhenSetAside);
  return (mode, step) =>
    open(mode, (objects) => {
      const { transaction } = objects;
      running.add(transaction);
      for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => running.delete(transaction));
      return step(objects);
    });
}

/** Runs a step on the portal's database; rejects when the browser refuses it or says nothing within five seconds. */
async function onDatabase<Result>(
  step: (database: ReturnType<typeof createStore>) => Promise<Result>,
): Promise<Result> {
  store ??= openStore();
  const result = await within(step(store), TIMING.database);
  if (result === LATE) throw new DOMException('The database does not answer.', 'TimeoutError');
  return result;
}

/** The IndexedDB database of the portal, one value by key. Every method may reject; nothing of it is checked. */
export const database = {
  read: (key: string) => onDatabase((open) => get<unknown>(key, open)),
  write: (key: string, value: unknown) => onDatabase((open) => set(key, value, open)),
  /**
   * Reads, changes and writes in one transaction. Transactions of one store run one at a time over all tabs, so none can overwrite
   * what another wrote in between, and there is no lock that a sleeping tab could hold.
   */
  change: (key: string, next: (stored: unknown) => unknown) => onDatabase((open) => update(key, next, open)),
  clear: () => onDatabase((open) => clear(open)),
};
