import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

export const publicationsRoutes = {
  publications: { page: () => import('./PublicationsPage.tsx'), texts: ['publications'] },
} satisfies FeatureRoutes;
