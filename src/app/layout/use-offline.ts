import { useSyncExternalStore } from 'react';

function followConnection(changed: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['online', 'offline']) window.addEventListener(type, changed, { signal: listening.signal });
  return () => listening.abort();
}

/** Whether the browser says that there is no connection (faults G01). */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    followConnection,
    () => !navigator.onLine,
    () => false,
  );
