import { earlyContent } from '#domain/content/content.calls.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

const texts = ['news', 'content'];

export const newsRoutes = {
  news: { page: () => import('./NewsListPage.tsx'), texts, early: earlyContent },
  infographics: { page: () => import('./InfographicsPage.tsx'), texts, early: earlyContent },
  newsContent: { page: () => import('./NewsContentPage.tsx'), texts, early: earlyContent },
} satisfies FeatureRoutes;
