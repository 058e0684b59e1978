import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import * as z from 'zod/mini';
import type { RETURN_STATE } from '#domain/content/ContentTrail.tsx';
import { usePortal } from '#shared/portal/portal.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';
import { entryBelow } from '#shared/ui/covers.tsx';

/** Ids of the open cards in the results of a query, the latest last. */
const openCards = z.object({ query: z.string(), open: z.array(z.number()) });
type OpenCards = z.output<typeof openCards>;

const NONE: readonly number[] = [];

/** The place in the search when it was left, so that a link back leads to it as well. */
const lastPlace = defineTabValue(
  'searchPlace',
  z.object({ address: z.string(), top: z.number(), cards: z.nullable(openCards) }),
);

type Entry = Location<Partial<typeof RETURN_STATE & { cards: OpenCards }> | null>;

/** The open cards in the state of a history entry, which another version of the portal may have written. */
const cardsOf = ({ state }: Entry) =>
  state?.cards && z.safeParse(openCards, state.cards).success ? state.cards : null;

/** The stored place if a link back has just led to its address; null otherwise, also after a reload. */
function usePlaceOfReturn() {
  const { storage } = usePortal();
  const { pathname, search, state } = useLocation() as Entry;
  const isReturn = useNavigationType() !== NavigationType.Pop && state?.isReturn === true;
  const [place] = useState(() => {
    const left = isReturn ? lastPlace(storage).read() : null;
    return left?.address === pathname + search ? left : null;
  });
  return place;
}

/**
 * The open cards in the results of a query, in the state of the history entry (record 0009). What was pressed shows at once and
 * is written as soon as the router is at the query: a navigation would cancel one that has begun.
 */
export function useOpenCards({ query, isAhead }: { query: string; isAhead: boolean }) {
  const location = useLocation() as Entry;
  const isIdle = useNavigation().state === 'idle';
  const navigate = useNavigate();
  const stored = cardsOf(location);
  const returned = usePlaceOfReturn()?.cards ?? null;
  const openIn = (pressed: OpenCards | null) => [pressed, stored].find((cards) => cards?.query === query)?.open ?? NONE;
  // A reducer, because its dispatch stays the same: another search does not render the cards that are still shown.
  const [pressed, toggle] = useReducer((before: OpenCards | null, id: number | null) => {
    if (id === null) return null;
    const open = openIn(before);
    return { query, open: open.includes(id) ? open.filter((one) => one !== id) : [...open, id] };
  }, returned);
  // The entry of a dialog is above that of the page, which still has to get them.
  const isWritten = pressed === stored && entryBelow(location) === null;
  if (pressed && (isWritten || (pressed.query !== query && !isAhead))) toggle(null);

  const write = useEffectEvent(() => {
    const state = { ...location.state, cards: pressed };
    void navigate(location, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => {
    if (pressed && pressed !== stored && isIdle && !isAhead) write();
  }, [pressed, stored, isIdle, isAhead]);
  return { open: openIn(pressed), toggle: toggle as (id: number) => void };
}

/**
 * Stores the place of the search when it is left, and restores its scroll position after a return by the trail of a profile; the
 * browser does so for back, forward and reload. `isShown` says that the results are rendered, so that the page has its full
 * height.
 */
export function useSearchPlace(isShown: boolean): void {
  const { storage } = usePortal();
  const location = useLocation() as Entry;
  const place = usePlaceOfReturn();
  const isPlaced = useRef(false);
  useEffect(() => {
    if (!isShown || isPlaced.current) return;
    isPlaced.current = true;
    if (place) window.scrollTo(0, place.top);
  }, [isShown, place]);

  const store = useEffectEvent(() =>
    lastPlace(storage).write({
      address: location.pathname + location.search,
      top: window.scrollY,
      cards: cardsOf(location),
    }),
  );
  // In the cleanup of a layout effect the old page is still there.
  useLayoutEffect(() => () => store(), []);
}
