import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

const texts = ['content'];

export const contentRoutes = {
  menuDetails: { page: () => import('./MenuDetailsPage.tsx'), texts },
  content: { page: () => import('./ContentPage.tsx'), texts },
  contentList: { page: () => import('./ContentListPage.tsx'), texts },
} satisfies FeatureRoutes;
