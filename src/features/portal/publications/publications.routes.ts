import { earlyContent } from '#domain/content/content-freshness.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The publications (P2.15). */
export const publicationsRoutes = {
  publications: { page: () => import('./PublicationsPage.tsx'), texts: ['publications'], early: earlyContent },
} satisfies FeatureRoutes;
