import { useState } from 'react';

/** Whether a list has had items while the page is open: one that is emptied stays, with its 'undo'. */
export function useHasHad(items: readonly unknown[] | null): boolean {
  const [hasHad, setHad] = useState(false);
  if (!hasHad && items && items.length > 0) setHad(true);
  return hasHad;
}
