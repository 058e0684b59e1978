import { useSyncExternalStore } from 'react';

/** From this width on the information panel stands beside the form. */
const QUERY = '(width >= 1000px)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** True while there is room for two columns. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
