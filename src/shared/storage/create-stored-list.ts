import { firstOfEach, goodItems } from '#shared/api/lists.ts';
import type { ListChannel } from './list-channel.ts';
import { itemsIn, type ListPlaces } from './list-places.ts';
import {
  type Change,
  type Changed,
  type ListDefinition,
  type StoredItems,
  type StoredList,
  UNREAD,
} from './stored-list.ts';

/** A list with what a message from another tab makes it do. */
export type OwnList<Item> = StoredList<Item> & { key: string; forget: () => void; readAgain: () => void };

/**
 * A list stored on this computer (architecture, One way for each kind of state). It is stored in IndexedDB, changed by one tab
 * at a time and announced to the other tabs. It is validated when it is read: only an entry that does not fit the schema is
 * dropped (faults C03). What is late is waited for. What is refused stays in memory and is applied to whatever is stored, so
 * that nothing is lost or overwritten later. Without listeners it remembers nothing else, because nobody would tell it to forget.
 */
export function createStoredList<Item>(
  { key, schema, idOf, limit = Infinity, place = 'computer' }: ListDefinition<Item>,
  places: ListPlaces,
  channel: ListChannel,
): OwnList<Item> {
  const isOfTab = place === 'tab';
  const listeners = new Set<() => void>();
  /** Changes that are not written yet, in their order. */
  const unwritten = new Set<{ change: Change<Item> }>();
  /** The items last read or written; null before. */
  let base: readonly Item[] | null = null;
  let isRefused = false;
  let known: StoredItems<Item> = UNREAD;
  let queue: Promise<unknown> = Promise.resolve();
  /** Counts how often everything was forgotten: what was read or begun before is of no use. */
  let era = 0;

  const tidy = (items: readonly Item[]) => firstOfEach(items, idOf).slice(0, limit);
  const fitting = (stored: unknown) => tidy(goodItems(schema, itemsIn(stored), key));
  const withChanges = (items: readonly Item[]) =>
    [...unwritten].reduce((changed, one) => tidy(one.change(changed)), items);

  function view(): StoredItems<Item> {
    if (base === null && !isRefused) return UNREAD;
    const state = isRefused ? 'refused' : unwritten.size > 0 ? 'pending' : 'stored';
    return {
      state,
      items: withChanges(base ?? []),
      isLostWithTab: isRefused || !places.isOnComputer(key, isOfTab),
    };
  }

  function show(): void {
    if (listeners.size === 0) return;
    known = view();
    for (const listener of listeners) listener();
  }

  /** One step after another: writes what is not written yet, or else reads. Resolves to what is known then. */
  function sync(): Promise<StoredItems<Item>> {
    const result = queue.then(async () => {
      await step();
      const reached = view();
      show();
      rest();
      return reached;
    });
    queue = result;
    return result;
  }

  async function step(): Promise<void> {
    const began = era;
    await places.settle(key);
    const here = places.of(key, isOfTab);
    const isCurrent = () => era === began && places.of(key, isOfTab) === here;
    try {
      if (unwritten.size > 0) await write(here, isCurrent);
      else {
        const stored = await here.read(key);
        if (isCurrent()) base = fitting(stored);
      }
      if (isCurrent()) isRefused = false;
    } catch {
      // What was refused to be written is shown with what can still be read, else with what was read last.
      const stored = await here.read(key).then(fitting, () => base);
      if (isCurrent()) {
        base = stored;
        isRefused = true;
      }
    }
    // After everything was forgotten another queue goes on.
    if (era === began && !isCurrent()) await step();
  }

  async function write(here: ReturnType<ListPlaces['of']>, isCurrent: () => boolean): Promise<void> {
    let taken: { change: Change<Item> }[] = [];
    let written: readonly Item[] | null = null;
    await here.change(key, (stored) => {
      // The transaction may begin long after it was asked for.
      if (!isCurrent()) throw new Error('The list is stored elsewhere now.');
      taken = [...unwritten];
      return (written = withChanges(fitting(stored)));
    });
    if (written === null) return;
    if (isCurrent()) base = written;
    for (const one of taken) unwritten.delete(one);
    if (places.isOnComputer(key, isOfTab)) channel.post(key);
  }

  async function change(next: Change<Item>): Promise<Changed<Item>> {
    const own = { change: next };
    unwritten.add(own);
    channel.hold(unwritten);
    show();
    const { items, isLostWithTab } = await sync();
    return { items: items ?? [], isLasting: !isLostWithTab && !unwritten.has(own) };
  }

  /** Forgets what nobody would tell it to forget. */
  function rest(): void {
    if (unwritten.size === 0) channel.release(unwritten);
    if (listeners.size > 0) return;
    channel.release(listeners);
    base = null;
    isRefused = false;
    known = UNREAD;
  }

  function forget(): void {
    era += 1;
    queue = Promise.resolve();
    unwritten.clear();
    base = null;
    isRefused = false;
    show();
    readAgain();
  }

  function readAgain(): void {
    if (listeners.size > 0 || unwritten.size > 0) void sync();
  }

  /** A page in the back/forward cache received no messages, and its transactions were aborted. */
  const readAfterReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readAgain();
  };

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) {
      channel.hold(listeners);
      window.addEventListener('pageshow', readAfterReturn);
      void sync();
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('pageshow', readAfterReturn);
      // Not at once: the next page subscribes in the same turn and shows the items without reading first.
      queueMicrotask(rest);
    };
  }

  return {
    key,
    current: () => known,
    read: async () => (await sync()).items ?? [],
    change,
    subscribe,
    forget,
    readAgain,
  };
}
