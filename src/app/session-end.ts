import type { createBrowserRouter } from 'react-router';
import type { SessionNotice } from '#domain/session/session.slice.ts';
import { api } from '#shared/api/api.ts';
import { asLang, DEFAULT_LANG } from '#shared/i18n/languages.ts';
import { href, routeNameOf } from '#shared/routing/href.ts';
import { needsSignIn } from './route-access.ts';
import type { PortalStore } from './store.ts';

type SessionEndContext = { router: ReturnType<typeof createBrowserRouter>; store: PortalStore; basename: string };

/**
 * What the page does when a session ends by itself (P2.4, readings P2.4, P4). A public page stays, so that nothing in it is
 * lost. A protected page is replaced by the home page, or for a blocked user by the page that explains it, and its data are
 * removed from the store. The notice over the page says why.
 */
export function whenSessionEnds({ router, store, basename }: SessionEndContext): (notice: SessionNotice) => void {
  return (notice) => {
    const path = router.state.location.pathname.slice(basename.length);
    if (!needsSignIn(routeNameOf(path))) return;
    const lang = asLang(path.split('/')[1]) ?? DEFAULT_LANG;
    const left = notice === 'blocked' ? router.revalidate() : router.navigate(href('home', lang));
    void left.then(() => store.dispatch(api.util.resetApiState()));
  };
}
