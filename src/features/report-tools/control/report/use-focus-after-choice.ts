import { useEffect, useRef } from 'react';

/**
 * Focuses what was chosen, or the file input when it takes its place, unless the focus is elsewhere (WCAG 2.4.3); also when another
 * step leads here, but not when the page opens (`isFirst`). The ref is for the element around them.
 *
 * @param chosen finds what was chosen: the list of files, which needs `tabIndex={-1}`, or the button in place of the input.
 */
export function useFocusAfterChoice(hasFiles: boolean, isFirst: boolean, chosen = ':is(ul, ol)[tabindex="-1"]') {
  const around = useRef<HTMLDivElement>(null);
  const before = useRef<boolean | null>(isFirst ? hasFiles : null);
  useEffect(() => {
    if (before.current === hasFiles) return;
    before.current = hasFiles;
    const active = document.activeElement;
    if (active && active !== document.body) return;
    around.current
      ?.querySelector<HTMLElement>(hasFiles ? chosen : 'input[type="file"]')
      ?.focus({ preventScroll: true });
  }, [hasFiles, chosen]);
  return around;
}
