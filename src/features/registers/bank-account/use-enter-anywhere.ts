import { useEffect, useEffectEvent } from 'react';

/** Where Enter has a meaning of its own. */
const OWN_ENTER =
  'a, button, input, select, textarea, summary, dialog, [contenteditable], [role="button"], [role="menuitem"]';

/**
 * Runs `act` for Enter pressed anywhere on the screen (R2.6), except where Enter already does something else: on a link, a
 * button, in a field (the form's own sends itself) or in a dialog. A held key counts once (faults E11).
 */
export function useEnterAnywhere(act: () => void): void {
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || event.isComposing || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_ENTER)) return;
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEnter(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
