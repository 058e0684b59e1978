import { useEffect, useEffectEvent } from 'react';

const SHOWN_MS = 2500;

/** Calls `clear` when a button has said long enough that it copied something. */
export function useClearLater(isShown: boolean, clear: () => void): void {
  const clearNow = useEffectEvent(clear);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => clearNow(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
}
