import { useSyncExternalStore } from 'react';
import { usePortal } from '#shared/portal/portal.ts';
import { type ListDefinition, type StoredItems, type StoredList, UNREAD } from './stored-list.ts';

/** A stored list of this portal with its items, which all components and all open tabs see alike. */
export function useStoredList<Item>(
  definition: ListDefinition<Item>,
): StoredItems<Item> & Pick<StoredList<Item>, 'change'> {
  const list = usePortal().storage.lists.get(definition);
  return { ...useSyncExternalStore(list.subscribe, list.current, () => UNREAD), change: list.change };
}
