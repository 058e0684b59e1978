import type { createBrowserRouter, To } from 'react-router';
import { reducedMotion } from '#shared/timing/reduced-motion.ts';
import { withoutEndSlash } from '#shared/config/end-slash.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'basename'>;

/**
 * Lets one page pass over into the next by a view transition where the browser has them and motion is welcome, for every link and
 * navigation alike. Changes within a page (filters, tabs, pages of a list) and switches of language are drawn at once.
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

/** A page that takes more than four seconds to draw comes without a transition: the browser gives it up, and nothing else is wrong. */
function forgiveSlowPages(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...update) => {
    const transition = start(...update);
    const { finished, updateCallbackDone } = transition;
    const ready = transition.ready.catch(() => {});
    return { finished, updateCallbackDone, ready, skipTransition: () => transition.skipTransition() } as ViewTransition;
  };
}

/** The path within the portal, as links name it. */
const here = ({ state, basename = '' }: Router) => state.location.pathname.slice(withoutEndSlash(basename).length);

function isWelcome(from: string, to: To | null): boolean {
  if (to === null || reducedMotion()) return false;
  const path = typeof to === 'string' ? to.split(/[?#]/, 1)[0] : to.pathname;
  // A relative address stays within its page.
  if (!path?.startsWith('/') || path === from) return false;
  return path.split('/')[1] === from.split('/')[1];
}
