import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value only the browser knows (its address, its storage). Documents are rendered at build with `atBuild` and hydrated with
 * it; where the value differs, React renders again in the same frame. `read` must return the same value each time.
 */
export function useInBrowser<Value>(read: () => Value, atBuild: Value): Value {
  return useSyncExternalStore(never, read, () => atBuild);
}

const always = () => true;

/** False during build and hydration, true from the next render on. */
export const useIsInBrowser = (): boolean => useInBrowser(always, false);
