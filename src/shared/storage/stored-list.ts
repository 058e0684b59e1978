import type * as z from 'zod/mini';
import type { StoredKey } from './stored-data.ts';

/** Changes a list; it may be called several times and must have no effects. */
export type Change<Item> = (items: readonly Item[]) => readonly Item[];

/**
 * What is known of a stored list. `reading`: not read yet, which is not an empty list; `pending`: with changes that are not
 * written yet; `refused`: the browser refuses to read or write.
 */
export type StoredItems<Item> = (
  | { state: 'reading'; items: null }
  | { state: 'pending' | 'stored' | 'refused'; items: readonly Item[] }
) & {
  /** Whether the items are lost with this tab: the browser refuses to store them, or the computer is shared. */
  isLostWithTab: boolean;
};

/** How a change ended: the items with it, and whether they outlast this tab. */
export type Changed<Item> = { items: readonly Item[]; isLasting: boolean };

export type StoredList<Item> = {
  /** The last known state while somebody listens; for `useStoredList`. */
  current: () => StoredItems<Item>;
  /** Reads the items as they are stored now, however long it takes. Never rejects. */
  read: () => Promise<readonly Item[]>;
  /**
   * Reads, changes and writes in one step, so that other tabs cannot interfere. The change is shown at once, as pending. Resolves when it is written or refused, however long it takes; a refused
   * one is tried again with the next step. Never rejects.
   */
  change: (change: Change<Item>) => Promise<Changed<Item>>;
  /** Calls the listener after every change in this or another tab; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
};

type ListOptions<Item> = {
  /** Identifies an item; of two items with the same id, the first counts. */
  idOf: (item: Item) => string | number;
  /** Most items stored; a longer list keeps its first ones. */
  limit?: number;
  /** 'tab' for a list that other tabs must not see. */
  place?: 'computer' | 'tab';
};

/** A list that a portal stores: its key, the schema of its items and its rules. `StoredLists.get` gives the list itself. */
export type ListDefinition<Item> = ListOptions<Item> & { key: StoredKey; schema: z.ZodMiniType<Item> };

/** Defines a list; several portals may store it. */
export const defineStoredList = <Schema extends z.ZodMiniType>(
  key: StoredKey,
  schema: Schema,
  options: ListOptions<z.output<Schema>>,
): ListDefinition<z.output<Schema>> => ({ ...options, key, schema: schema as z.ZodMiniType<z.output<Schema>> });

/** The state before anything was read, also for rendering at build and for hydration. */
export const UNREAD = { state: 'reading', items: null, isLostWithTab: false } as const;
