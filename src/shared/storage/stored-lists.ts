import { createStoredList, type OwnList } from './create-stored-list.ts';
import { createListChannel } from './list-channel.ts';
import type { ListPlaces } from './list-places.ts';
import type { ListDefinition, StoredList } from './stored-list.ts';

export type StoredLists = {
  /** The list of a definition, always the same one. */
  get: <Item>(definition: ListDefinition<Item>) => StoredList<Item>;
  /** Makes every list in all tabs forget what it knows, after stored data were removed. */
  removed: () => void;
  /** The same after a reset; every tab that shows a list also removes those it has from a shared computer. */
  reset: () => void;
  /** Makes every list in all tabs read its items again, after lists were moved; each tab moves its own first. */
  moved: () => void;
  /** The same in this tab, when another tab has marked the computer as shared, or as one person's again. */
  followMark: () => void;
};

/** Messages about all lists; any other is the key of the list that was changed. */
const REMOVED = '*';
const RESET = '-';
const MOVED = '+';

/** The lists of one portal, each made when it is first used. */
export function createStoredLists(places: ListPlaces): StoredLists {
  const lists = new Map<object, Pick<OwnList<never>, 'key' | 'forget' | 'readAgain'>>();
  const channel = createListChannel((message) => {
    if (message === MOVED) void readMoved();
    else if (message === REMOVED) forgetAll();
    else if (message === RESET) forgetShared();
    else for (const { key, readAgain } of lists.values()) if (message === key) readAgain();
  });

  function forgetAll(): void {
    for (const { forget } of lists.values()) forget();
  }

  function forgetShared(): void {
    places.removeShared();
    forgetAll();
  }

  async function readMoved(): Promise<void> {
    await places.settleAll();
    for (const { readAgain } of lists.values()) readAgain();
  }

  return {
    get: <Item>(definition: ListDefinition<Item>) => {
      const known = lists.get(definition) as OwnList<Item> | undefined;
      const list = known ?? createStoredList(definition, places, channel);
      lists.set(definition, list);
      return list;
    },
    removed: () => {
      forgetAll();
      channel.post(REMOVED);
    },
    reset: () => {
      forgetShared();
      channel.post(RESET);
    },
    moved: () => {
      void readMoved().then(() => channel.post(MOVED));
    },
    followMark: () => {
      if (places.isShared()) forgetAll();
      else void readMoved();
    },
  };
}
