import { earlyContent } from '#domain/content/content.calls.ts';
import type { EarlyAddress, FeatureRoutes } from '#shared/routing/feature-routes.ts';

const texts = ['content'];

/** The page shows the content tree itself. */
const early = ({ lang }: EarlyAddress) => earlyContent(lang);

export const contentRoutes = {
  menuDetails: { page: () => import('./MenuDetailsPage.tsx'), texts, early },
  content: { page: () => import('./ContentPage.tsx'), texts, early },
  contentList: { page: () => import('./ContentListPage.tsx'), texts, early },
} satisfies FeatureRoutes;
