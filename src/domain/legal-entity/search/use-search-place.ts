import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { RETURN_STATE } from '#domain/content/ContentTrail.tsx';
import { createTabValue } from '#shared/storage/tab-value.ts';

const entryCards = z.object({ entry: z.string(), open: z.array(z.number()) });

/** Ids of the opened cards by history entry, the latest last: who comes back from a profile finds them open, so the scroll position fits too. */
const cardsByEntry = createTabValue('openCards', z.array(entryCards));
/** As many as browsers have steps back. */
const MOST_ENTRIES = 50;
const NONE: readonly number[] = [];

/** Where the search was left, so that a way back other than the browser's finds the same place (decisions: Trail of a profile). */
const lastPlace = createTabValue('searchPlace', z.object({ address: z.string(), entry: z.string(), top: z.number() }));

/** The history entry that is shown. Its key alone would not do: every document that is opened begins with the same one. */
function useEntry() {
  const { key, pathname, search, state } = useLocation() as Location<unknown>;
  const address = pathname + search;
  return { entry: `${key} ${address}`, address, isReturn: isReturn(state) };
}

type Entry = ReturnType<typeof useEntry>;

/** Whether a history entry was made by a link back, as the trail of a profile has one. */
function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.keys(RETURN_STATE).every((name) => name in state);
}

/** The cards of a history entry; undefined when it was never shown. */
const cardsOf = (entry: string) => cardsByEntry.read()?.find((one) => one.entry === entry)?.open;

/** The place that a link has just brought the visitor back to: that of the same address, when none was left since. */
function placeOfReturn({ entry, address, isReturn: isBack }: Entry) {
  const place = isBack && !cardsOf(entry) ? lastPlace.read() : null;
  return place?.address === address ? place : null;
}

/** The cards that are open when an entry is shown. A link back makes a new entry: the cards of the one that was left are meant. */
function cardsAtStart(shown: Entry) {
  const from = placeOfReturn(shown)?.entry ?? shown.entry;
  return { entry: shown.entry, open: cardsOf(from) ?? NONE };
}

/** Which cards of this history entry are open, and a way to open or close one; a reload of the tab changes nothing. */
export function useOpenCards() {
  const shown = useEntry();
  const [stored, setCards] = useState(() => cardsAtStart(shown));
  const cards = stored.entry === shown.entry ? stored : cardsAtStart(shown);
  if (cards !== stored) setCards(cards);
  useEffect(() => {
    const others = cardsByEntry.read()?.filter(({ entry }) => entry !== cards.entry) ?? [];
    cardsByEntry.write([...others, { entry: cards.entry, open: [...cards.open] }].slice(-MOST_ENTRIES));
  }, [cards]);
  const toggle = useCallback(
    (id: number) =>
      setCards(({ entry, open }) => ({
        entry,
        open: open.includes(id) ? open.filter((one) => one !== id) : [...open, id],
      })),
    [],
  );
  return { open: cards.open, toggle };
}

/**
 * Remembers the scroll position of the search when it is left, and takes the visitor there who comes back by the trail of a
 * profile; steps back and forward and a reload are the browser's. `isShown` says that the results stand, so that the page is as
 * long as it was.
 */
export function useSearchPlace(isShown: boolean): void {
  const shown = useEntry();
  // Read before the cards of the new entry are stored.
  const [place] = useState(() => placeOfReturn(shown));
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
  // A layout effect: its end still sees the page that is being left.
  useLayoutEffect(() => () => lastPlace.write({ ...at.current, top: window.scrollY }), []);
}
