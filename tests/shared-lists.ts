import { type StoredList, UNREAD } from '#shared/storage/stored-list.ts';

/** A stored list as several tabs of one browser see it. `kill` is a tab that is closed: what it writes afterwards is lost. */
export function sharedLists<Item>() {
  let stored: readonly Item[] = [];
  const tabs = new Set<() => void>();

  function open() {
    let items: readonly Item[] | null = null;
    let isDead = false;
    const listeners = new Set<() => void>();
    const show = () => {
      if (isDead) return;
      items = structuredClone(stored);
      for (const listener of listeners) listener();
    };
    tabs.add(show);
    const list: Pick<StoredList<Item>, 'read' | 'change' | 'subscribe' | 'current'> = {
      current: () => (items === null ? UNREAD : { state: 'stored', items, isLostWithTab: false }),
      async read() {
        await Promise.resolve();
        show();
        return items ?? [];
      },
      async change(next) {
        await Promise.resolve();
        if (isDead) return { items: stored, isLasting: true };
        stored = structuredClone(next(stored));
        for (const each of tabs) each();
        return { items: stored, isLasting: true };
      },
      subscribe(listener) {
        listeners.add(listener);
        void list.read();
        return () => void listeners.delete(listener);
      },
    };
    const kill = () => {
      isDead = true;
      tabs.delete(show);
    };
    return { list, kill };
  }
  return { open, items: () => stored };
}
