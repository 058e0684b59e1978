import { earlyContent } from '#domain/content/content-freshness.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

const texts = ['news', 'content'];

/** The lists of news and infographics, and the page of one of them (P2.11, P2.12). */
export const newsRoutes = {
  news: { page: () => import('./NewsListPage.tsx'), texts, early: earlyContent },
  infographics: { page: () => import('./InfographicsPage.tsx'), texts, early: earlyContent },
  newsContent: { page: () => import('./NewsContentPage.tsx'), texts, early: earlyContent },
} satisfies FeatureRoutes;
