import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a menu or panel on any navigation (P2.4). */
export function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current !== key) latest.current();
    seen.current = key;
  }, [key]);
}
