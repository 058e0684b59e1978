import { useSyncExternalStore } from 'react';
import type { StoredItems, StoredList } from './stored-list.ts';

/** A stored list, followed: the same in all parts of the page and in all open tabs. */
export function useStoredList<Item>(list: StoredList<Item>): StoredItems<Item> {
  return useSyncExternalStore(list.subscribe, list.current);
}
