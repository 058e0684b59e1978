import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the browser prints: lists that show only a part on the screen are printed as a whole. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is when the event handler returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** Up to this number all rows of a list are in the document, where the browser's own search finds them. */
const ALL_UP_TO = 500;

/**
 * Whether all rows of a list on a page are rendered: up to five hundred always, more when the list is printed. Choices in a popup
 * (`Combobox`, the tree of activities) have a search of their own and are not printed, so they render only visible rows.
 */
export function useRendersAll(count: number): boolean {
  const printing = usePrinting();
  return printing || count <= ALL_UP_TO;
}
