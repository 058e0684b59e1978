import { useCallback, useRef } from 'react';

/**
 * For what takes a while after a choice, such as reading a file: the function begins it, and the one that it returns says whether it
 * is still the newest. What takes longer must not replace what was chosen after it.
 */
export function useNewest(): () => () => boolean {
  const newest = useRef(0);
  return useCallback(() => {
    newest.current += 1;
    const own = newest.current;
    return () => own === newest.current;
  }, []);
}
