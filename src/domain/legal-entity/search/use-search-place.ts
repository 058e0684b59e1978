import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { RETURN_STATE } from '#domain/content/ContentTrail.tsx';
import { defineTabValue } from '#shared/storage/tab-value.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { pageEntry } from '#shared/ui/covers.tsx';

const entryCards = z.object({ entry: z.string(), open: z.array(z.number()) });

/** Ids of the open cards by history entry, the latest last; restored on a return from a profile, so that the scroll position fits. */
const cardsByEntry = defineTabValue('openCards', z.array(entryCards));
/** Browsers have about as many history entries. */
const MOST_ENTRIES = 50;
const NONE: readonly number[] = [];

/** The place in the search when it was left, so that a link back leads to it as well (decisions: Trail of a profile). */
const lastPlace = defineTabValue('searchPlace', z.object({ address: z.string(), entry: z.string(), top: z.number() }));

/**
 * The current history entry, by key and address: the key alone is the same for the first entry of every document. A dialog has an
 * entry of its own, above that of the page.
 */
function useEntry() {
  const location = useLocation() as Location<unknown>;
  return useMemo(() => {
    const address = location.pathname + location.search;
    return { entry: `${pageEntry(location)} ${address}`, address, isReturn: isReturn(location.state) };
  }, [location]);
}

type Entry = ReturnType<typeof useEntry>;

/** Whether a link back made the history entry, like that in the trail of a profile. */
function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.keys(RETURN_STATE).every((name) => name in state);
}

/** The open cards of a history entry; undefined when it was never shown. */
const cardsOf = (storage: PortalStorage, entry: string) =>
  cardsByEntry(storage)
    .read()
    ?.find((one) => one.entry === entry)?.open;

/** The stored place if a link back has just led to its address; null otherwise, also when the entry was shown before. */
function placeOfReturn(storage: PortalStorage, { entry, address, isReturn: isBack }: Entry) {
  const place = isBack && !cardsOf(storage, entry) ? lastPlace(storage).read() : null;
  return place?.address === address ? place : null;
}

/** Ids of cards by entry, or by results whose entry is still to come. */
type OpenCards = ReadonlyMap<string, readonly number[]>;

/**
 * The open cards of this history entry, and `toggle` to open or close one; a reload keeps them. Results are shown before the
 * router has their entry, which then gets the cards that were opened meanwhile.
 */
export function useOpenCards({ address: results, isAhead }: { address: string; isAhead: boolean }) {
  const { storage } = usePortal();
  const shown = useEntry();
  const { entry } = shown;
  const [cards, setCards] = useState<OpenCards>(() => new Map());
  const known = useMemo(() => cardsOf(storage, shown.entry), [storage, shown]);
  // A link back makes a new entry, which gets the cards of the entry that was left.
  const left = useMemo(() => cardsOf(storage, placeOfReturn(storage, shown)?.entry ?? ''), [storage, shown]);
  // Nothing is changed while rendering: React may begin to render the entry, drop that for a press, and begin again.
  const openIn = useCallback(
    (all: OpenCards) =>
      isAhead ? (all.get(results) ?? NONE) : (all.get(entry) ?? known ?? all.get(results) ?? left ?? NONE),
    [isAhead, results, entry, known, left],
  );
  const open = openIn(cards);
  useEffect(() => {
    if (isAhead) return;
    const value = cardsByEntry(storage);
    const others = value.read()?.filter((one) => one.entry !== entry) ?? [];
    value.write([...others, { entry, open: [...open] }].slice(-MOST_ENTRIES));
    // oxlint-disable-next-line react/set-state-in-effect -- what was opened for the results now belongs to their entry alone
    setCards((all) => {
      if (!all.has(results)) return all;
      const next = new Map(all).set(entry, openIn(all));
      next.delete(results);
      return next;
    });
  }, [storage, isAhead, results, entry, open, openIn]);
  const place = isAhead ? results : entry;
  const at = useRef({ openIn, place });
  useLayoutEffect(() => {
    at.current = { openIn, place };
  }, [openIn, place]);
  // Always the same function, so that another search does not render the cards that are still shown.
  const toggle = useCallback((id: number) => {
    const shownAt = at.current;
    setCards((all) => {
      const before = shownAt.openIn(all);
      const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
      return new Map(all).set(shownAt.place, after);
    });
  }, []);
  return { open, toggle };
}

/**
 * Stores the scroll position of the search when it is left, and restores it after a return by the trail of a profile; the
 * browser does so for back, forward and reload. `isShown` says that the results are rendered, so that the page has its full
 * height.
 */
export function useSearchPlace(isShown: boolean): void {
  const { storage } = usePortal();
  const shown = useEntry();
  // Read before the cards of the new entry are stored.
  const [place] = useState(() => placeOfReturn(storage, shown));
  const isPlaced = useRef(false);
  useEffect(() => {
    if (!isShown || isPlaced.current) return;
    isPlaced.current = true;
    if (place) window.scrollTo(0, place.top);
  }, [isShown, place]);

  const { entry, address } = shown;
  const at = useRef({ address, entry });
  useLayoutEffect(() => {
    at.current = { address, entry };
  }, [address, entry]);
  // In the cleanup of a layout effect the old page is still there.
  useLayoutEffect(() => () => lastPlace(storage).write({ ...at.current, top: window.scrollY }), [storage]);
}
