import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';
import {
  isCheckDue,
  type NamedSearch,
  namedSearchSchema,
  newlyNamed,
  storedName,
  searchKey,
  type SearchToName,
  withLook,
} from './named-search.ts';
import { acknowledged, type Look } from './search-news.ts';

/** Most searches that can be named: each costs up to ten calls an hour while a list of them is open. */
export const MOST_NAMED = 20;

/** The named searches of this computer, in the order in which they were saved. */
export const namedSearches = defineStoredList('named-searches', namedSearchSchema, {
  idOf: searchKey,
  limit: MOST_NAMED,
});

/** Changes the stored search with that key; does nothing when it has been deleted meanwhile. */
const changeOne = (storage: PortalStorage, key: string, change: (search: NamedSearch) => NamedSearch) =>
  storage.lists
    .get(namedSearches)
    .change((searches) => searches.map((search) => (searchKey(search) === key ? change(search) : search)));

/** Names a search; one that has a name gets the new one and keeps its states. Does nothing when the list is full. */
export const nameSearch = (storage: PortalStorage, search: SearchToName, name: string) =>
  storage.lists.get(namedSearches).change((searches) => {
    const isNamed = searches.some((one) => searchKey(one) === searchKey(search));
    const renamed = (one: NamedSearch) =>
      searchKey(one) === searchKey(search) ? { ...one, name: storedName(name) } : one;
    return isNamed ? searches.map(renamed) : [...searches, newlyNamed(search, name)];
  });

/** Renames a search. */
export const renameSearch = (storage: PortalStorage, key: string, name: string) =>
  changeOne(storage, key, (search) => ({ ...search, name: storedName(name) }));

/** Removes a search from the list. */
export const deleteSearch = (storage: PortalStorage, key: string) =>
  storage.lists.get(namedSearches).change((searches) => searches.filter((search) => searchKey(search) !== key));

/** Puts a removed search back with its states. */
export const restoreSearch = (storage: PortalStorage, search: NamedSearch) =>
  storage.lists.get(namedSearches).change((searches) => [...searches, search]);

/** Stores the result of a check; null for one that failed. */
export const storeLook = (storage: PortalStorage, key: string, look: Look | null) =>
  changeOne(storage, key, (search) => withLook(search, look));

/** Acknowledges a state as it was shown; what has changed since then stays new. */
export const acknowledgeLook = (storage: PortalStorage, key: string, shown: Look) =>
  changeOne(storage, key, (search) => ({ ...search, seen: acknowledged(search.seen, shown) }));

/**
 * Claims the check of a search for this tab. False when it is not due, or another tab has just claimed it, so that all tabs
 * together make one an hour. `isForced` is for a reader who repeats a failed one.
 */
export async function claimCheck(storage: PortalStorage, key: string, isForced = false): Promise<boolean> {
  // Digits below a millisecond tell this claim from one that another tab makes at the same moment. Of more than nine digits of
  // a second Chromium forgets the zeros in front.
  const requestedAt = new Date().toISOString().replace('Z', `${Math.random().toFixed(6).slice(2)}Z`);
  // The time is that of the change: another tab may have claimed it since this one asked.
  const { items } = await changeOne(storage, key, (search) =>
    isForced || isCheckDue(search, Date.now()) ? { ...search, requestedAt } : search,
  );
  return items.some((search) => searchKey(search) === key && search.requestedAt === requestedAt);
}

/** Gives a claimed check back that was aborted, because the page was left. */
export const releaseCheck = (storage: PortalStorage, key: string) =>
  changeOne(storage, key, (search) => ({ ...search, requestedAt: null }));
