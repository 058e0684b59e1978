import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The watch list (issue 4). */
export const watchListRoutes = {
  watchList: { page: () => import('./WatchListPage.tsx'), texts: ['watch-list', 'export'] },
} satisfies FeatureRoutes;
