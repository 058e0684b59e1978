import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The page of the interactive map (P2.19). */
export const mapRoutes = {
  interactiveMap: { page: () => import('./MapPage.tsx'), texts: ['map'] },
} satisfies FeatureRoutes;
