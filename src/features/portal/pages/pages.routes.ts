import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

const texts = ['pages', 'content'];

export const pagesRoutes = {
  menuDetails: { page: () => import('./MenuDetailsPage.tsx'), texts },
  content: { page: () => import('./ContentPage.tsx'), texts },
  contentList: { page: () => import('./ContentListPage.tsx'), texts },
  oldSavings: { page: () => import('./OldSavingsPage.tsx'), texts },
  nfis: { page: () => import('./NfisPage.tsx'), texts },
} satisfies FeatureRoutes;
