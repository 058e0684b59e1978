import { type RefObject, useEffect, useRef } from 'react';

/** Closes an open menu or panel on Escape (focus goes back to its button) and on a press or focus outside of it. */
export function useDismiss<E extends HTMLElement>(open: boolean, close: () => void): RefObject<E | null> {
  const area = useRef<E>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) latest.current();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Not the sheet it may stand in.
      event.preventDefault();
      latest.current();
      area.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return area;
}
