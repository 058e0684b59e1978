import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router';
import { isReturn, leaveSearch, placeOf } from './search-place.ts';

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
  useLayoutEffect(() => () => leaveSearch({ ...at.current, top: window.scrollY }), []);
}
