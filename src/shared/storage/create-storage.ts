import { createDatabase, type Database } from './database.ts';
import { createSafeStorage, type SafeStorage } from './safe-storage.ts';
import { isSharedComputer, personalStorage } from './shared-computer.ts';
import { createStoredLists, type StoredLists } from './stored-list.ts';

/** What one portal stores in this browser, by the ways of this folder (architecture, One way for each kind of state). */
export type PortalStorage = {
  local: SafeStorage;
  session: SafeStorage;
  /** Web storage for personal data: local storage, or session storage on a shared computer. */
  personal: Pick<SafeStorage, 'get' | 'set' | 'remove'>;
  database: Database;
  lists: StoredLists;
  /** Whether several people use this computer. */
  isShared: () => boolean;
  /** Stops all writing, between a reset and the reload that follows. */
  close: () => void;
};

declare module '#shared/portal/portal.ts' {
  interface Portal {
    storage: PortalStorage;
  }
}

/** The storage of one portal, in this browser. */
export function createStorage(): PortalStorage {
  let closed = false;
  const isClosed = () => closed;
  const local = createSafeStorage(() => globalThis.localStorage, isClosed);
  const session = createSafeStorage(() => globalThis.sessionStorage, isClosed);
  const database = createDatabase(isClosed);
  const isShared = () => isSharedComputer(local);
  return {
    local,
    session,
    personal: personalStorage(local, session),
    database,
    lists: createStoredLists({ database, session, isShared }),
    isShared,
    close: () => {
      closed = true;
    },
  };
}
