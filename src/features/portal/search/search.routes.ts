import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

export const searchRoutes = {
  search: { page: () => import('./SearchPage.tsx'), texts: ['search', 'content'] },
} satisfies FeatureRoutes;
