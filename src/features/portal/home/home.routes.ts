import { earlyContent } from '#domain/content/content-freshness.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

/** The home page (P2.6). */
export const homeRoutes = {
  home: { page: () => import('./HomePage.tsx'), texts: ['home'], early: earlyContent },
} satisfies FeatureRoutes;
