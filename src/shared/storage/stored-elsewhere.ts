/**
 * Calls back when stored values may be others than those this page read: another tab changed one of the keys of local storage
 * (clearing it counts, faults C12), or the page comes back from the back/forward cache, where it received no events.
 *
 * @returns a function that stops it.
 */
export function onStoredElsewhere(keys: readonly string[], callback: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const changed = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) callback();
  };
  const returned = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  window.addEventListener('storage', changed, { signal });
  window.addEventListener('pageshow', returned, { signal });
  return () => listening.abort();
}
