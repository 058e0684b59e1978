import { publishedContentCall } from '#domain/content/content.calls.ts';
import { isContentFresh } from '#domain/content/content-visit.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

export const homeRoutes = {
  home: {
    page: () => import('./HomePage.tsx'),
    texts: ['home'],
    early: ({ lang }) => (isContentFresh(lang) ? [] : [publishedContentCall(lang)]),
  },
} satisfies FeatureRoutes;
