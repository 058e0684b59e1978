import { earlySearch } from '#domain/content/content-search.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The search over the content (P2.10). */
export const searchRoutes = {
  search: { page: () => import('./SearchPage.tsx'), texts: ['search', 'content'], early: earlySearch },
} satisfies FeatureRoutes;
