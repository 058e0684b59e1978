import { useCallback, useEffect, useRef, useState } from 'react';
import { atMost } from '#shared/timing/at-most.ts';
import { useVisibleMinutes } from '#shared/timing/use-visible-minutes.ts';
import { isHourAgo } from './hour-ago.ts';

type DueChecks<Item> = {
  /** Null until they have been read. */
  items: readonly Item[] | null;
  keyOf: (item: Item) => string | number;
  isDue: (item: Item, now: number) => boolean;
  /** Checks one item and stores the result, unless it was aborted. It must keep its identity: another one begins anew. */
  check: (item: Item, signal: AbortSignal, isForced: boolean) => Promise<void>;
  /** Most items checked at the same time. */
  atOnce: number;
};

/**
 * Checks the stored items that are due while their list is open: when it opens, and again after an hour, only in a visible tab.
 * `pending` holds the keys of those being checked or queued, `isSettled` says that all that were due have been checked; `again`
 * repeats one. All calls are aborted when the screen is left (faults G05).
 */
export function useDueChecks<Item>({ items, keyOf, isDue, check, atOnce }: DueChecks<Item>) {
  const [pending, setPending] = useState<ReadonlySet<string | number>>(NONE);
  // The check with which due items have been looked for; before that an empty `pending` says nothing.
  const [startedWith, setStartedWith] = useState<DueChecks<Item>['check'] | null>(null);
  const [limited] = useState(() => atMost(atOnce));
  const leaving = useRef<AbortController | null>(null);
  const begun = useRef(new Map<string | number, number>());
  const minutes = useVisibleMinutes();

  useEffect(() => {
    const controller = new AbortController();
    const begunAt = begun.current;
    leaving.current = controller;
    return () => {
      controller.abort();
      begunAt.clear();
      setPending(NONE);
    };
  }, [check]);

  const begin = useCallback(
    (due: readonly Item[], isForced = false) => {
      const signal = leaving.current?.signal;
      if (!signal || due.length === 0) return;
      const now = Date.now();
      for (const item of due) begun.current.set(keyOf(item), now);
      setPending((before) => new Set([...before, ...due.map(keyOf)]));
      for (const item of due)
        void limited(async () => {
          if (!signal.aborted) await check(item, signal, isForced);
          if (!signal.aborted) setPending((before) => new Set([...before].filter((key) => key !== keyOf(item))));
        });
    },
    [check, keyOf, limited],
  );

  useEffect(() => {
    if (!items || document.visibilityState === 'hidden') return;
    const now = Date.now();
    begin(items.filter((item) => isDue(item, now) && isHourAgo(begun.current.get(keyOf(item)) ?? NaN, now)));
    setStartedWith(() => check);
  }, [items, isDue, keyOf, begin, check, minutes]);

  const again = useCallback((item: Item) => begin([item], true), [begin]);
  return { pending, isSettled: startedWith === check && pending.size === 0, again };
}

const NONE: ReadonlySet<string | number> = new Set();
