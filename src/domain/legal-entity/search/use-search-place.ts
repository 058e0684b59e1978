import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { RETURN_STATE } from '#domain/content/ContentTrail.tsx';

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

/** Where the search was left, so that a way back other than the browser's finds the same place (decisions: Trail of a profile). */
type SearchPlace = { address: string; key: string; top: number };

let left: SearchPlace | null = null;

/** The place the search of an address was left at; null when another one was left last. */
function placeOf(address: string): SearchPlace | null {
  return left?.address === address ? left : null;
}

/** Whether a history entry was made by a link back, as the trail of a profile has one. */
function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.keys(RETURN_STATE).every((name) => name in state);
}

/**
 * Remembers the scroll position of the search when it is left, and takes the visitor there who comes back by the trail of a
 * profile; steps back and forward are the browser's. `isShown` says that the results stand, so that the page is as long as it was.
 */
export function useSearchPlace(isShown: boolean): void {
  const { pathname, search, key, state } = useLocation() as Location<unknown>;
  const address = pathname + search;
  const isPlaced = useRef(false);
  useEffect(() => {
    if (!isShown || isPlaced.current) return;
    isPlaced.current = true;
    const place = isReturn(state) ? placeOf(address) : null;
    if (place) window.scrollTo(0, place.top);
  }, [isShown, state, address]);

  const at = useRef({ address, key });
  useLayoutEffect(() => {
    at.current = { address, key };
  }, [address, key]);
  // A layout effect: its end still sees the page that is being left.
  useLayoutEffect(
    () => () => {
      left = { ...at.current, top: window.scrollY };
    },
    [],
  );
}
