import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import {
  type createBrowserRouter,
  type MiddlewareFunction,
  Outlet,
  redirect,
  type RouteObject,
  useLocation,
} from 'react-router';
import { selectIsUserAuthenticated, selectSessionNotice } from '#domain/session/session.slice.ts';
import { asLang, DEFAULT_LANG, type Lang } from '#shared/i18n/languages.ts';
import type { Portal } from '#shared/portal/portal.ts';
import { routeNameOf } from '#shared/routing/href.ts';
import { ROUTES, slugsOf, type RouteName } from '#shared/routing/routes.ts';
import { PageLoader } from '#shared/ui/Spinner.tsx';
import { BareErrorPage, ErrorPage } from './errors/ErrorPage.tsx';
import { MovedNodesBoundary } from './errors/MovedNodesBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { loadPage } from './load-page.ts';
import { PAGES, type PageName } from './pages.ts';
import { needsSignIn } from './route-access.ts';
import { withReloadOnce } from './stale-chunk.ts';

type RouterContext = {
  portal: Pick<Portal, 'storage' | 'texts'>;
  /** Selected language, for addresses without one. */
  selected: () => Lang;
  /** Runs before every navigation; throws a redirect when the address has to change. `replaced`: by another navigation. */
  guard: (url: URL, replaced: AbortSignal) => Promise<void>;
  /** Opens the page of the pending navigation anew, as a document. */
  reopen: () => void;
};

/** A page as a lazy route; module and texts load side by side. */
function lazyPage({ portal: { storage, texts }, reopen }: RouterContext, name: PageName) {
  return async () => {
    const load = () => Promise.all([loadPage(name), texts.load(PAGES[name].texts ?? [])]);
    const [module] = await withReloadOnce(storage, load, reopen);
    return { Component: module.default };
  };
}

/** The guard as middleware of a route. */
function guarded({ guard }: RouterContext): MiddlewareFunction {
  return async ({ request }, next) => {
    await guard(new URL(request.url), request.signal);
    return next();
  };
}

/** The page; once the session has ended, a protected one is gone at once and not only when the next page is there (P4). */
function PageOfSession() {
  const name = routeNameOf(useLocation().pathname);
  const hasEnded = useSelector(selectSessionNotice) !== null;
  const isSignedIn = useSelector(selectIsUserAuthenticated);
  return hasEnded && !isSignedIn && needsSignIn(name) ? <PageLoader /> : <Outlet />;
}

/** The routes of P2.2: every slug of every language under `/{lang}`, within the frame; built for each router. */
export function portalRoutes(context: RouterContext, Frame: ComponentType = Layout): RouteObject[] {
  const pages = (Object.keys(ROUTES) as RouteName[]).flatMap((name): RouteObject[] => {
    const lazy = lazyPage(context, name);
    return slugsOf(name).map((slug) => (slug === '' ? { index: true, lazy } : { path: slug, lazy }));
  });
  return [
    {
      HydrateFallback: () => null,
      errorElement: <BareErrorPage />,
      children: [
        {
          path: '/:lang',
          Component: Frame,
          children: [
            {
              // Every navigation passes the guard. It is middleware, so that no child starts loading before it
              // (architecture, Guard). It belongs to this route and not to one above, so that an error it throws for a protected
              // page is shown within the frame.
              middleware: [guarded(context)],
              loader: () => null,
              shouldRevalidate: () => true,
              Component: PageOfSession,
              errorElement: <ErrorPage />,
              children: [
                {
                  Component: MovedNodesBoundary,
                  children: [...pages, { path: '*', lazy: lazyPage(context, 'notFound') }],
                },
              ],
            },
          ],
        },
        {
          path: '*',
          middleware: [guarded(context)],
          loader: () => redirect(`/${asLang(context.selected()) ?? DEFAULT_LANG}`),
        },
      ],
    },
  ];
}

/** Resolves when the first navigation has settled; until then the document stays visible. */
export function routerSettled(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
