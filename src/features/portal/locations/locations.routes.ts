import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The page of locations and business units (P2.21). */
export const locationsRoutes = {
  locations: { page: () => import('./LocationsPage.tsx'), texts: ['locations'] },
} satisfies FeatureRoutes;
