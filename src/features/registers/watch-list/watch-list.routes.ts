import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The watch list. */
export const watchListRoutes = {
  watchList: { page: () => import('./WatchListPage.tsx'), texts: ['watch-list', 'export'] },
} satisfies FeatureRoutes;
