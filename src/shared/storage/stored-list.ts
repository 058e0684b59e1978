import type * as z from 'zod/mini';
import { firstOfEach, goodItems } from '#shared/api/lists.ts';
import type { Database } from './database.ts';
import { fromJson, type SafeStorage } from './safe-storage.ts';

/** Values by key in session storage, with the methods of `database`; invalid JSON counts as missing. */
export function tabStorage(prefix: string, session: SafeStorage) {
  const read = (key: string) => fromJson(session.get(prefix + key));
  return {
    read: (key: string): Promise<unknown> => Promise.resolve(read(key)),
    change: (key: string, next: (stored: unknown) => unknown): Promise<void> => {
      session.set(prefix + key, JSON.stringify(next(read(key))));
      return Promise.resolve();
    },
    keys: () => session.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    remove: (key: string) => session.remove(prefix + key),
  };
}

type Change<Item> = (items: readonly Item[]) => readonly Item[];

export type StoredItems<Item> = {
  /** Null until they have been read. */
  items: readonly Item[] | null;
  /** False when the items are lost with this tab: the browser refuses to store, or the computer is shared. */
  isLasting: boolean;
};

export type StoredList<Item> = {
  /** The last known state; for `useStoredList`. */
  current: () => StoredItems<Item>;
  /** Reads the items as they are stored now. Never rejects. */
  read: () => Promise<readonly Item[]>;
  /** Reads, changes and writes in one step, so that other tabs cannot interfere. Never rejects; resolves to `isLasting`. */
  change: (change: Change<Item>) => Promise<boolean>;
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

const CHANNEL = 'portal-lists';
const EVERY_LIST = '*';
/** Session storage holds the lists of a shared computer, in place of the database, under keys that begin like this. */
export const SHARED_PREFIX = 'shared:';

/** The raw items of a stored value. An earlier version stored clients as `{version, clients}`; that form is still read. */
export function itemsIn(stored: unknown): readonly unknown[] {
  if (Array.isArray(stored)) return stored;
  return Object.values(stored ?? {}).find((value): value is unknown[] => Array.isArray(value)) ?? [];
}

/** Notifies the other tabs which list changed, over the open channel or a temporary one. */
function notifyOtherTabs(list: string, open: BroadcastChannel | null = null): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const speaker = open ?? new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  speaker.postMessage(list);
  if (speaker !== open) speaker.close();
}

/** A list that a portal stores: its key, the schema of its items and its rules. `StoredLists.get` gives the list itself. */
export type ListDefinition<Item> = ListOptions<Item> & { key: string; schema: z.ZodMiniType<Item> };

/** Defines a list; several portals may store it. */
export const defineStoredList = <Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  options: ListOptions<z.output<Schema>>,
): ListDefinition<z.output<Schema>> => ({ ...options, key, schema: schema as z.ZodMiniType<z.output<Schema>> });

/** Where lists are stored. */
type ListStorage = { database: Database; session: SafeStorage; isShared: () => boolean };

/** The lists of one portal. */
export type StoredLists = {
  /** The list of a definition, always the same one. */
  get: <Item>(definition: ListDefinition<Item>) => StoredList<Item>;
  /** Makes every list in all tabs read its items again, after stored data were removed or moved. */
  readAgain: () => void;
};

/** A list with the function that makes it read its items again. */
type OwnList<Item> = StoredList<Item> & { forget: () => void };

/** The lists of one portal, each made when it is first used. */
export function createStoredLists(storage: ListStorage): StoredLists {
  const lists = new Map<object, { forget: () => void }>();
  return {
    get: <Item>(definition: ListDefinition<Item>) => {
      const known = lists.get(definition) as OwnList<Item> | undefined;
      const list = known ?? createStoredList(definition, storage);
      lists.set(definition, list);
      return list;
    },
    readAgain: () => {
      for (const { forget } of lists.values()) forget();
      notifyOtherTabs(EVERY_LIST);
    },
  };
}

/**
 * A list stored on this computer (architecture, One way for each kind of state). It is stored in IndexedDB, changed by one tab
 * at a time and announced to the other tabs. It is validated when it is read: only an entry that does not fit the schema is
 * dropped (faults C03). Where the browser stores nothing, changes stay in memory and are applied to whatever is stored, so that
 * nothing is lost or overwritten later. */
function createStoredList<Item>(
  { key, schema, idOf, limit = Infinity, place = 'computer' }: ListDefinition<Item>,
  { database, session, isShared }: ListStorage,
): OwnList<Item> {
  const listeners = new Set<() => void>();
  let known: StoredItems<Item> = { items: null, isLasting: true };
  /** Changes that could not be written yet. */
  let unwritten: Change<Item>[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let channel: BroadcastChannel | null = null;

  const ownStorage = tabStorage('tab:', session);
  const sharedStorage = tabStorage(SHARED_PREFIX, session);
  const isOfTab = () => place === 'tab' || isShared();
  const storage = () => (place === 'tab' ? ownStorage : isShared() ? sharedStorage : database);
  const tidy = (items: readonly Item[]) => firstOfEach(items, idOf).slice(0, limit);
  const itemsOf = (stored: unknown, changes: readonly Change<Item>[]) =>
    changes.reduce((items, change) => tidy(change(items)), tidy(goodItems(schema, itemsIn(stored), key)));

  function show(items: readonly Item[], isLasting: boolean): readonly Item[] {
    known = { items, isLasting };
    for (const listener of listeners) listener();
    return items;
  }

  function oneByOne<Result>(step: () => Promise<Result>): Promise<Result> {
    const result = queue.then(step);
    queue = result.catch(() => undefined);
    return result;
  }

  const stored = async (): Promise<{ value: unknown; isReadable: boolean }> => {
    try {
      return { value: await storage().read(key), isReadable: true };
    } catch {
      return { value: [], isReadable: false };
    }
  };

  const read = () =>
    oneByOne(async () => {
      const { value, isReadable } = await stored();
      return show(itemsOf(value, unwritten), isReadable && unwritten.length === 0 && !isOfTab());
    });

  const change = (next: Change<Item>) =>
    oneByOne(async () => {
      const changes = [...unwritten, next];
      let items: readonly Item[] = [];
      try {
        await storage().change(key, (value) => (items = itemsOf(value, changes)));
        unwritten = [];
        if (!isOfTab()) notifyOtherTabs(key, channel);
      } catch {
        unwritten = changes;
        items = itemsOf((await stored()).value, unwritten);
      }
      show(items, unwritten.length === 0 && !isOfTab());
      return known.isLasting;
    });

  function forget(): void {
    unwritten = [];
    known = { items: null, isLasting: true };
    if (listeners.size > 0) void read();
  }

  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === key) void read();
    else if (data === EVERY_LIST) forget();
  };

  /** A page in the back/forward cache received no messages. */
  const readAfterReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void read();
  };

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) {
      if (typeof BroadcastChannel !== 'undefined') {
        channel = new BroadcastChannel(CHANNEL);
        channel.addEventListener('message', hear);
      }
      window.addEventListener('pageshow', readAfterReturn);
      void read();
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      channel?.close();
      channel = null;
      window.removeEventListener('pageshow', readAfterReturn);
    };
  }

  return { current: () => known, read, change, subscribe, forget };
}
