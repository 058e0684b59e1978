import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The bankruptcy and pre-bankruptcy registry, open to anyone (R2.1, R2.7). */
export const bankruptcyRoutes = {
  bankruptcy: {
    page: () => import('./BankruptcyPage.tsx'),
    texts: ['bankruptcy', 'legal-entity', 'watch-list', 'export'],
  },
} satisfies FeatureRoutes;
