import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { entryBelow } from '#shared/ui/covers.tsx';

/**
 * Closes a menu or panel on any navigation (P2.4) but to the entry that is added for it. `panel` is the id of the open one; its
 * focus goes back to its button, and from there to the heading of another page.
 */
export function useCloseOnNavigation(panel: string | null, close: () => void): void {
  const location = useLocation();
  const { key } = location;
  const closeNow = useEffectEvent(() => {
    // The position of a page to which Back leads is restored.
    if (panel !== null) focusOpener(panel, { preventScroll: true });
    close();
  });
  const below = entryBelow(location);
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current !== key && seen.current !== below) closeNow();
    seen.current = key;
  }, [key, below]);
}

/** The focus would be lost with a panel that closes: it goes back to the button that opened it. */
export function focusOpener(panel: string, options?: FocusOptions): void {
  const focused = document.activeElement;
  if (focused !== document.body && !document.getElementById(panel)?.contains(focused)) return;
  document.querySelector<HTMLElement>(`[aria-controls="${panel}"]`)?.focus(options);
}

/** Closes the menu or panel with an id on Escape, wherever the focus is. */
export function useCloseOnEscape(panel: string, close: () => void): void {
  const closeNow = useEffectEvent(() => {
    focusOpener(panel);
    close();
  });
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeNow();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, []);
}
