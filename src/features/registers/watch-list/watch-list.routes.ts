import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The watch list (decisions: Changes on the watch list). */
export const watchListRoutes = {
  watchList: { page: () => import('./WatchListPage.tsx'), texts: ['watch-list', 'export'] },
} satisfies FeatureRoutes;
