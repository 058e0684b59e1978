import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

export const homeRoutes = {
  home: { page: () => import('./HomePage.tsx'), texts: ['home'] },
} satisfies FeatureRoutes;
