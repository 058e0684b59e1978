import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a menu or panel on any navigation (P2.4). */
export function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const closeNow = useEffectEvent(close);
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current !== key) closeNow();
    seen.current = key;
  }, [key]);
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
