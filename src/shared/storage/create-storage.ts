import { createDatabase, type Database } from './database.ts';
import { createListPlaces, type ListPlaces } from './list-places.ts';
import { createSafeStorage, type SafeStorage } from './safe-storage.ts';
import { isOwnAgain, isSharedComputer, personalStorage } from './shared-computer.ts';
import { createStoredLists, type StoredLists } from './stored-lists.ts';

/** What one portal stores in this browser, by the ways of this folder (architecture, One way for each kind of state). */
export type PortalStorage = {
  local: SafeStorage;
  session: SafeStorage;
  /** Web storage for personal data: local storage, or session storage on a shared computer. */
  personal: Pick<SafeStorage, 'get' | 'set' | 'remove'>;
  database: Database;
  lists: StoredLists;
  places: ListPlaces;
  isShared: () => boolean;
  /** Stops all writing, between a reset and the reload that follows; the result allows it again. */
  close: () => () => void;
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
  const places = createListPlaces({ database, session, isShared, isOwnAgain: () => isOwnAgain(local) });
  return {
    local,
    session,
    personal: personalStorage(local, session),
    database,
    lists: createStoredLists(places),
    places,
    isShared,
    close: () => {
      closed = true;
      return () => {
        closed = false;
      };
    },
  };
}
