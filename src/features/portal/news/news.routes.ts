import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

const texts = ['news', 'content'];

export const newsRoutes = {
  news: { page: () => import('./NewsListPage.tsx'), texts },
  infographics: { page: () => import('./InfographicsPage.tsx'), texts },
  newsContent: { page: () => import('./NewsContentPage.tsx'), texts },
} satisfies FeatureRoutes;
