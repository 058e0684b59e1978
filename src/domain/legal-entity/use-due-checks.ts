import { useCallback, useEffect, useRef, useState } from 'react';
import { whileVisible } from '#shared/timing/while-visible.ts';
import { isHourAgo } from './hour-ago.ts';

type Key = string | number;

type DueChecks<Item> = {
  /** Null until they have been read. */
  items: readonly Item[] | null;
  keyOf: (item: Item) => Key;
  isDue: (item: Item, now: number) => boolean;
  /** Checks one item and stores the result, unless it was aborted. It must keep its identity: another one begins anew. */
  check: (item: Item, signal: AbortSignal, isForced: boolean) => Promise<void>;
};

/** What belongs to one `check`: when each item's check was begun, and the signal that aborts them all. */
type Run<Item> = Pick<DueChecks<Item>, 'check'> & { begunAt: Map<Key, number>; signal: AbortSignal };

const NONE: ReadonlySet<Key> = new Set();

/**
 * Checks the stored items that are due while their list is open: when it opens, and again after an hour, only in a visible tab.
 * `pending` holds the keys of those being checked or queued, `isSettled` says that all that were due have been checked; `again`
 * repeats one. All calls are aborted when the screen is left (faults G05).
 */
export function useDueChecks<Item>({ items, keyOf, isDue, check }: DueChecks<Item>) {
  const [pending, setPending] = useState(NONE);
  // The check with which due items have been looked for; before that an empty `pending` says nothing.
  const [startedWith, setStartedWith] = useState<DueChecks<Item>['check'] | null>(null);
  const run = useRef<Run<Item> | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    run.current = { check, begunAt: new Map(), signal: leaving.signal };
    return () => {
      leaving.abort();
      setPending(NONE);
    };
  }, [check]);

  const begin = useCallback(
    (due: readonly Item[], isForced = false) => {
      if (!run.current || due.length === 0) return;
      const { check: checkOne, begunAt, signal } = run.current;
      for (const item of due) begunAt.set(keyOf(item), Date.now());
      setPending((before) => new Set([...before, ...due.map(keyOf)]));
      for (const item of due)
        void checkOne(item, signal, isForced).then(() => {
          if (!signal.aborted) setPending((before) => new Set([...before].filter((key) => key !== keyOf(item))));
        });
    },
    [keyOf],
  );

  useEffect(() => {
    if (!items) return undefined;
    return whileVisible(() => {
      const now = Date.now();
      const isBegun = (item: Item) => !isHourAgo(run.current?.begunAt.get(keyOf(item)) ?? Number.NaN, now);
      begin(items.filter((item) => isDue(item, now) && !isBegun(item)));
      setStartedWith(() => check);
    });
  }, [items, isDue, keyOf, begin, check]);

  const again = useCallback((item: Item) => begin([item], true), [begin]);
  return { pending, isSettled: startedWith === check && pending.size === 0, again };
}
