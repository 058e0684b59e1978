import { homeRoutes } from '#features/portal/home/home.routes.ts';
import { mapRoutes } from '#features/portal/map/map.routes.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The pages of all features; each declares its own in its `*.routes.ts`. */
export const FEATURES: FeatureRoutes = {
  ...homeRoutes,
  ...mapRoutes,
};
