import { publishedContentCall, isContentFresh } from '#domain/content/content.calls.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

export const homeRoutes = {
  home: {
    page: () => import('./HomePage.tsx'),
    texts: ['home'],
    early: ({ lang }) => (isContentFresh(lang) ? [] : [publishedContentCall(lang)]),
  },
} satisfies FeatureRoutes;
