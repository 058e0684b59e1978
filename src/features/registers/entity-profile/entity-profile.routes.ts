import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

const texts = ['entity-profile', 'legal-entity', 'indicators', 'compare', 'export', 'watch-list'];

export const entityProfileRoutes = {
  entityProfile: { page: () => import('./EntityProfilePage.tsx'), texts },
  publicEntityProfile: { page: () => import('./PublicEntityProfilePage.tsx'), texts },
} satisfies FeatureRoutes;
