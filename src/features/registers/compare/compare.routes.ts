import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The comparison of legal entities (decisions: Comparison). */
export const compareRoutes = {
  compare: { page: () => import('./ComparePage.tsx'), texts: ['compare', 'indicators', 'legal-entity', 'export'] },
} satisfies FeatureRoutes;
