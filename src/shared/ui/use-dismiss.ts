import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Closes an open menu or panel on Escape (focus returns to its button) and on a press or focus outside it. */
export function useDismiss<E extends HTMLElement>(open: boolean, close: () => void): RefObject<E | null> {
  const area = useRef<E>(null);
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) dismiss();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // So that Escape does not close a dialog around it as well.
      event.preventDefault();
      dismiss();
      area.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', outside, { signal });
    document.addEventListener('focusin', outside, { signal });
    document.addEventListener('keydown', escape, { signal });
    return () => listening.abort();
  }, [open]);
  return area;
}
