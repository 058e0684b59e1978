import { weakMapMemoize } from '@reduxjs/toolkit';
import { type ComponentType, memo } from 'react';
import { type createBrowserRouter, type MiddlewareFunction, redirect, type RouteObject } from 'react-router';
import { asLang, DEFAULT_LANG, type Lang } from '#shared/i18n/languages.ts';
import { loadTexts } from '#shared/i18n/texts.ts';
import { ROUTES, slugsOf, type RouteName } from '#shared/routing/routes.ts';
import { FEATURES } from './features.ts';
import { notFoundPage } from '#features/portal/not-found/not-found.routes.ts';
import { Layout } from './layout/Layout.tsx';
import { BareErrorPage, ErrorPage } from './errors/ErrorPage.tsx';
import { withReloadOnce } from './stale-chunk.ts';

type RouterContext = {
  /** Selected language, for addresses without one. */
  selected: () => Lang;
  /** Runs before every navigation; throws a redirect where the address is to be another one. */
  guard: (url: URL) => Promise<void>;
};

/**
 * A page that is drawn anew only by what it uses: the router draws the whole tree with each of its own steps, and on the way to the
 * next page that would be the page that is left. One for each page, whatever route shows it: what is typed there stays.
 */
const drawnByItself = weakMapMemoize((page: ComponentType) => memo(page));

const Frame = drawnByItself(Layout);

/** A lazy route of a feature page; page and texts load side by side. */
function lazyPage(load: () => Promise<{ default: ComponentType }>, texts: readonly string[] = []) {
  return async () => {
    const [module] = await withReloadOnce(() => Promise.all([load(), loadTexts(texts)]));
    return { Component: drawnByItself(module.default) };
  };
}

/** The guard as middleware of a route. */
function guarded({ guard }: RouterContext): MiddlewareFunction {
  return async ({ request }, next) => {
    await guard(new URL(request.url));
    return next();
  };
}

/** The routes of P2.2: every slug of every language under `/{lang}`; made anew for each router. */
export function portalRoutes(context: RouterContext): RouteObject[] {
  const pages = (Object.keys(ROUTES) as RouteName[]).flatMap((name): RouteObject[] => {
    const feature = FEATURES[name];
    const lazy = lazyPage(feature.page, feature.texts);
    return slugsOf(name).map((slug) =>
      slug === '' ? { index: true, lazy, handle: { name } } : { path: slug, lazy, handle: { name } },
    );
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
              // Everything passes the guard; it runs as middleware so that no child starts loading before it (architecture, Guard).
              // Here, and not above: what it throws of a protected page is shown within the frame.
              middleware: [guarded(context)],
              loader: () => null,
              shouldRevalidate: () => true,
              errorElement: <ErrorPage />,
              children: [...pages, { path: '*', lazy: lazyPage(notFoundPage) }],
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

/** Resolves when the first navigation is settled: until then what the document shows stays. */
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
