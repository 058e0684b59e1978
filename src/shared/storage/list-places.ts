import { fromJson } from '#shared/format/from-json.ts';
import type { Database } from './database.ts';
import type { SafeStorage } from './safe-storage.ts';
import type { StoredKey } from './stored-data.ts';

/** A place where lists are stored: the database, or session storage. */
type ListPlace = {
  read: (key: StoredKey) => Promise<unknown>;
  change: (key: StoredKey, next: (stored: unknown) => unknown) => Promise<void>;
};

/** The raw items of a stored value. An earlier version stored clients as `{version, clients}`; that form is still read. */
export function itemsIn(stored: unknown): readonly unknown[] {
  if (Array.isArray(stored)) return stored;
  return Object.values(stored ?? {}).find((value): value is unknown[] => Array.isArray(value)) ?? [];
}

/** Lists in session storage, under keys that begin with `prefix`; invalid JSON counts as missing. */
function tabPlace(prefix: 'tab:' | 'shared:', session: SafeStorage) {
  const textOf = (key: string) => session.get(prefix + key);
  const read = (key: string) => fromJson(textOf(key));
  return {
    textOf,
    read: (key: string): Promise<unknown> => Promise.resolve(read(key)),
    change: (key: StoredKey, next: (stored: unknown) => unknown): Promise<void> => {
      session.set(`${prefix}${key}`, JSON.stringify(next(read(key))));
      return Promise.resolve();
    },
    keys: () => session.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    remove: (key: string) => session.remove(prefix + key),
  };
}

/** A list that was copied: its text in the tab, and what the computer had before. */
type Copy = { key: string; text: string | null; before?: { stored: unknown }; isThere: boolean };

type ListStorage = {
  database: Database;
  session: SafeStorage;
  isShared: () => boolean;
  /** Whether the computer was shared before, so that this tab's lists move to it. */
  isOwnAgain: () => boolean;
};

export type ListPlaces = {
  isShared: () => boolean;
  /** Where a list is stored now. A list of a shared computer stays in its tab until it has arrived on the computer. */
  of: (key: string, isOfTab: boolean) => ListPlace;
  isOnComputer: (key: string, isOfTab: boolean) => boolean;
  /**
   * Moves a list that this tab has from a shared computer, once it is one person's again: it is copied, read back, and only
   * then removed here.
   */
  settle: (key: string) => Promise<void>;
  /** The same for all lists of this tab. */
  settleAll: () => Promise<void>;
  /**
   * Moves all lists of this tab to a computer that is still marked as shared: all of them or none. Resolves to whether they
   * have arrived; never rejects.
   */
  moveToComputer: () => Promise<boolean>;
  /** Removes all lists that this tab has from a shared computer. */
  removeShared: () => void;
};

/** Where the lists of this tab are stored, now that the computer is or is not shared, and how they move. */
export function createListPlaces({ database, session, isShared, isOwnAgain }: ListStorage): ListPlaces {
  const own = tabPlace('tab:', session);
  /** In place of the database on a shared computer. */
  const shared = tabPlace('shared:', session);
  /** Whether this tab stores a list that belongs on the computer. */
  const isLeft = (key: string) => isOwnAgain() && shared.textOf(key) !== null;
  const isOnComputer: ListPlaces['isOnComputer'] = (key, isOfTab) => !isOfTab && !isShared() && !isLeft(key);

  /** Copies a list to the computer and reads it back; says what it was, here and there, and whether it has arrived. */
  async function copy(key: string): Promise<Copy> {
    const copied: Copy = { key, text: shared.textOf(key), isThere: false };
    const items = itemsIn(fromJson(copied.text));
    try {
      await database.change(key, (stored) => {
        copied.before = { stored };
        // The tab's own are the newer ones.
        return [...items, ...itemsIn(stored)];
      });
      const there = new Set(itemsIn(await database.read(key)).map((item) => JSON.stringify(item)));
      copied.isThere = items.every((item) => there.has(JSON.stringify(item)));
    } catch {
      // It stays where it is.
    }
    return copied;
  }

  /** Removes a list that has arrived from the tab, unless it was changed meanwhile. */
  function removeCopied({ key, text, isThere }: Copy): void {
    if (isThere && shared.textOf(key) === text) shared.remove(key);
  }

  /** Nothing personal stays on a shared computer. */
  async function takeBack({ key, before }: Copy): Promise<void> {
    if (before) await database.change(key, () => before.stored).catch(() => undefined);
  }

  async function settle(key: string): Promise<void> {
    if (isLeft(key)) removeCopied(await copy(key));
  }

  return {
    isShared,
    of: (key, isOfTab) => (isOfTab ? own : isOnComputer(key, isOfTab) ? database : shared),
    isOnComputer,
    settle,
    settleAll: async () => void (await Promise.all(shared.keys().map(settle))),
    moveToComputer: async () => {
      const copies = await Promise.all(shared.keys().map(copy));
      const isMoved = copies.every(({ isThere }) => isThere);
      if (isMoved) copies.forEach(removeCopied);
      else await Promise.all(copies.map(takeBack));
      return isMoved;
    },
    removeShared: () => shared.keys().forEach(shared.remove),
  };
}
