import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { entryBelow } from '#shared/ui/covers.tsx';

/** Closes a menu or panel on any navigation (P2.4) but to the entry that is added for it. */
export function useCloseOnNavigation(close: () => void): void {
  const location = useLocation();
  const { key } = location;
  const closeNow = useEffectEvent(close);
  const below = entryBelow(location);
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current !== key && seen.current !== below) closeNow();
    seen.current = key;
  }, [key, below]);
}

/** Closes a menu or panel on Escape, wherever the focus is. */
export function useCloseOnEscape(close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeNow();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, []);
}
