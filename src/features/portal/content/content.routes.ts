import { earlyContent } from '#domain/content/content-freshness.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

const texts = ['content'];

/** Menu details, the page of an item and its content list (P2.7, P2.8, P2.13). */
export const contentRoutes = {
  menuDetails: { page: () => import('./MenuDetailsPage.tsx'), texts, early: earlyContent },
  content: { page: () => import('./ContentPage.tsx'), texts, early: earlyContent },
  contentList: { page: () => import('./ContentListPage.tsx'), texts, early: earlyContent },
} satisfies FeatureRoutes;
