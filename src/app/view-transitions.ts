import type { createBrowserRouter, To } from 'react-router';
import { reducedMotion } from '#shared/timing/reduced-motion.ts';
import { withoutEndSlash } from '#shared/config/end-slash.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'basename'>;

/**
 * Adds a view transition to every navigation to another page, where the browser supports it and the visitor does not reduce
 * motion. Changes within a page (filters, tabs, pages of a list) and switches of language happen at once.
 */
export function addViewTransitions(router: Router): void {
  if (!('startViewTransition' in document)) return;
  forgiveSlowPages();
  const navigate = router.navigate.bind(router) as (to: number | To | null, options?: object) => Promise<void>;
  const withTransition = (to: number | To | null, options: { viewTransition?: boolean } = {}) => {
    if (typeof to === 'number') return navigate(to);
    return navigate(to, { ...options, viewTransition: options.viewTransition ?? isWelcome(here(router), to) });
  };
  router.navigate = withTransition as Router['navigate'];
}

/**
 * The browser skips the transition of a page that takes more than four seconds to render and rejects `ready`; the page itself
 * is fine, so the rejection is ignored.
 */
function forgiveSlowPages(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...update) => {
    const transition = start(...update);
    const { finished, updateCallbackDone } = transition;
    const ready = transition.ready.catch(() => {});
    return { finished, updateCallbackDone, ready, skipTransition: () => transition.skipTransition() } as ViewTransition;
  };
}

/** The current path within the portal, in the form links have. */
const here = ({ state, basename = '' }: Router) => state.location.pathname.slice(withoutEndSlash(basename).length);

function isWelcome(from: string, to: To | null): boolean {
  if (to === null || reducedMotion()) return false;
  const path = typeof to === 'string' ? to.split(/[?#]/, 1)[0] : to.pathname;
  // A relative address stays on its page.
  if (!path?.startsWith('/') || path === from) return false;
  return path.split('/')[1] === from.split('/')[1];
}
