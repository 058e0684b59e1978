import { useCallback, useState } from 'react';
import { useLocation, type Location } from 'react-router';
import { isReturn, placeOf } from './search-place.ts';

/** Opened cards by history entry: a visitor who comes back from a profile finds them open, so the scroll position fits too. */
const openedAt = new Map<string, ReadonlySet<number>>();
const MOST_ENTRIES = 50;
const NONE: ReadonlySet<number> = new Set();

/** Which cards of this history entry are open, and a way to open or close one. */
export function useOpenCards() {
  const { key, pathname, search, state } = useLocation() as Location<unknown>;
  const [, redraw] = useState(0);
  // Come back by a link, the visitor is in a new history entry: the cards of the one that was left are meant.
  const before = isReturn(state) ? placeOf(pathname + search)?.key : undefined;
  const inherited = openedAt.get(before ?? '') ?? NONE;
  const open = openedAt.get(key) ?? inherited;
  const toggle = useCallback(
    (id: number) => {
      const next = new Set(openedAt.get(key) ?? inherited);
      if (!next.delete(id)) next.add(id);
      openedAt.set(key, next);
      const [oldest] = openedAt.keys();
      if (openedAt.size > MOST_ENTRIES && oldest !== undefined) openedAt.delete(oldest);
      redraw((count) => count + 1);
    },
    [key, inherited],
  );
  return { open, toggle };
}
