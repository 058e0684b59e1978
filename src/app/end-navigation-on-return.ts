import type { createBrowserRouter } from 'react-router';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { forgetSignIn } from './guard.ts';

type EndingRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;

/**
 * A page may leave for the identity application with a navigation that never finishes (P2.3). When the browser brings it back
 * from its back/forward cache, that navigation ends: the page that is shown stays and can be used. A document whose first page
 * was never shown is opened again. Returns the function that ends the watch.
 */
export function endNavigationOnReturn(
  router: EndingRouter,
  storage: PortalStorage,
  reload = () => window.location.reload(),
): () => void {
  const end = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const { initialized, navigation, location } = router.state;
    if (initialized && navigation.state === 'idle') return;
    // The visit stays counted: opened again it leads to the sign-in, and whoever goes back would never get out.
    if (!initialized) return reload();
    forgetSignIn(storage);
    // Only another navigation ends one that is pending; this one leads to where the reader is.
    void router.navigate(null, { replace: true, state: location.state as unknown, preventScrollReset: true });
  };
  window.addEventListener('pageshow', end);
  return () => window.removeEventListener('pageshow', end);
}
