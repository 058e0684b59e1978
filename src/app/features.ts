import { homeRoutes } from '#features/portal/home/home.routes.ts';
import { locationsRoutes } from '#features/portal/locations/locations.routes.ts';
import { mapRoutes } from '#features/portal/map/map.routes.ts';
import { compareRoutes } from '#features/registers/compare/compare.routes.ts';
import { entityProfileRoutes } from '#features/registers/entity-profile/entity-profile.routes.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The pages of all features; each declares its own in its `*.routes.ts`. */
export const FEATURES: FeatureRoutes = {
  ...homeRoutes,
  ...locationsRoutes,
  ...mapRoutes,
  ...compareRoutes,
  ...entityProfileRoutes,
};
