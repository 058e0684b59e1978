import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/** Opened cards by history entry: a visitor who comes back from a profile finds them open, so the scroll position fits too. */
const openedAt = new Map<string, ReadonlySet<number>>();
const MOST_ENTRIES = 50;

/** Which cards of this history entry are open, and a way to open or close one. */
export function useOpenCards() {
  const { key } = useLocation();
  const [, redraw] = useState(0);
  const open = openedAt.get(key) ?? new Set<number>();
  const toggle = useCallback(
    (id: number) => {
      const next = new Set(openedAt.get(key));
      if (!next.delete(id)) next.add(id);
      openedAt.set(key, next);
      const [oldest] = openedAt.keys();
      if (openedAt.size > MOST_ENTRIES && oldest !== undefined) openedAt.delete(oldest);
      redraw((count) => count + 1);
    },
    [key],
  );
  return { open, toggle };
}
