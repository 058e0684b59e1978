import { useEffect, useRef } from 'react';

/**
 * The drop zone leaves when a file is chosen and comes back when it is removed, and the focus would go with it. Focuses the
 * chosen file, or the file input again, unless the focus is somewhere else by then (WCAG 2.4.3).
 *
 * @returns goes on the element around the drop zone and the list of chosen files, which needs `tabIndex={-1}`.
 */
export function useFocusAfterChoice(hasFiles: boolean) {
  const around = useRef<HTMLDivElement>(null);
  const before = useRef(hasFiles);
  useEffect(() => {
    if (before.current === hasFiles) return;
    before.current = hasFiles;
    const active = document.activeElement;
    if (active && active !== document.body) return;
    around.current
      ?.querySelector<HTMLElement>(hasFiles ? 'ul[tabindex="-1"]' : 'input[type="file"]')
      ?.focus({ preventScroll: true });
  }, [hasFiles]);
  return around;
}
