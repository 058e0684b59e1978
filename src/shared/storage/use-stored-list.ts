import { useSyncExternalStore } from 'react';
import type { StoredItems, StoredList } from './stored-list.ts';

/** What a document shows that was written at build. */
const UNREAD = { items: null, isLasting: true } as const;

/** A stored list, followed: the same in all parts of the page and in all open tabs. */
export function useStoredList<Item>(list: StoredList<Item>): StoredItems<Item> {
  return useSyncExternalStore(list.subscribe, list.current, () => UNREAD);
}
