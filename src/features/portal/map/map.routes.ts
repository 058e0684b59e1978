import { earlyMap } from '#domain/map/map-scope.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The page of the interactive map (P2.19). */
export const mapRoutes = {
  interactiveMap: { page: () => import('./MapPage.tsx'), texts: ['map', 'export'], early: earlyMap },
} satisfies FeatureRoutes;
