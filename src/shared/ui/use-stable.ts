import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the latest one, so that what gets it need not render again. Not for use while rendering. */
export function useStable<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
