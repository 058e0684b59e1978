import { TIMING } from '#shared/config/settings.ts';
import type { ListDefinition } from '#shared/storage/stored-list.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { useDelayed } from './Spinner.tsx';

const NONE: readonly never[] = [];

/**
 * The items of a stored list that something else waits for; null until they are read. A database that does not answer keeps
 * nothing back: then there are none until it does (faults C22).
 */
export function useItemsInTime<Item>(definition: ListDefinition<Item>): readonly Item[] | null {
  const { items } = useStoredList(definition);
  const isLate = useDelayed(TIMING.database);
  return items ?? (isLate ? NONE : null);
}
