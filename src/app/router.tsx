import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { asLang, DEFAULT_LANG, type Lang } from '#shared/i18n/languages.ts';
import { loadTexts } from '#shared/i18n/texts.ts';
import { ROUTES, slugsOf, type RouteName } from '#shared/routing/routes.ts';
import { FEATURES } from './features.ts';
import { unknownPathPage } from '#features/portal/not-found/not-found.routes.ts';
import { Layout } from './layout/Layout.tsx';
import { BareErrorPage, ErrorPage } from './errors/ErrorPage.tsx';
import { withReloadOnce } from './stale-chunk.ts';

type RouterContext = {
  /** Selected language, for addresses without one. */
  selected: () => Lang;
  /** Runs before every navigation; throws a redirect where the address is to be another one. */
  guard: (url: URL) => Promise<void>;
};

/** A lazy route of a feature page; page and texts load side by side. */
function lazyPage(load: () => Promise<{ default: ComponentType }>, texts: readonly string[] = []) {
  return async () => {
    const [module] = await withReloadOnce(() => Promise.all([load(), loadTexts(texts)]));
    return { Component: module.default };
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
      // Everything passes the guard; it runs as middleware so that no child starts loading before it (architecture, Guard).
      middleware: [
        async ({ request }, next) => {
          await context.guard(new URL(request.url));
          return next();
        },
      ],
      loader: () => null,
      HydrateFallback: () => null,
      shouldRevalidate: () => true,
      errorElement: <BareErrorPage />,
      children: [
        {
          path: '/:lang',
          Component: Layout,
          children: [
            {
              errorElement: <ErrorPage />,
              children: [...pages, { path: '*', lazy: lazyPage(unknownPathPage) }],
            },
          ],
        },
        { path: '*', element: <Navigate to={`/${asLang(context.selected()) ?? DEFAULT_LANG}`} replace /> },
      ],
    },
  ];
}
