import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Something only the browser knows (its address, what it keeps), read while drawing. Documents are written at build, where nobody
 * knows it, with `atBuild` in its place; they are taken over with the same, and drawn anew in the same frame where it differs.
 * `read` must give the same value each time.
 */
export function useInBrowser<Value>(read: () => Value, atBuild: Value): Value {
  return useSyncExternalStore(never, read, () => atBuild);
}

const always = () => true;

/** False while a document is taken over as it was written at build, true from the next drawing on. */
export const useIsInBrowser = (): boolean => useInBrowser(always, false);
