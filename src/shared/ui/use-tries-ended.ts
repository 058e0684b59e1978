import { useState } from 'react';

/** How many tries have ended: as the key of a text, what is the same after another try is new, so that it is read out again. */
export function useTriesEnded(isPending: boolean): number {
  const [tries, setTries] = useState({ isPending, ended: 0 });
  if (tries.isPending !== isPending) setTries({ isPending, ended: tries.ended + (isPending ? 0 : 1) });
  return tries.ended;
}
