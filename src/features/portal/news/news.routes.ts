import { earlyContent } from '#domain/content/content.calls.ts';
import type { EarlyAddress, FeatureRoutes } from '#shared/routing/feature-routes.ts';

const texts = ['news', 'content'];

/** The page shows the content tree itself. */
const early = ({ lang }: EarlyAddress) => earlyContent(lang);

export const newsRoutes = {
  news: { page: () => import('./NewsListPage.tsx'), texts, early },
  infographics: { page: () => import('./InfographicsPage.tsx'), texts, early },
  newsContent: { page: () => import('./NewsContentPage.tsx'), texts, early },
} satisfies FeatureRoutes;
