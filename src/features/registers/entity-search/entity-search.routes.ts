import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';
import { earlyEntitySearch, earlyPublicSearch } from './entity-search.params.ts';

const page = () => import('./EntitySearchPage.tsx');
// Includes the texts of opened cards, export and tray, because loading texts late would blank the page.
const texts = ['entity-search', 'legal-entity', 'indicators', 'compare', 'watch-list', 'export'];

/** The register search and its public mode, which share a screen (R2.1, readings R2.3). */
export const entitySearchRoutes = {
  entitySearch: { page, texts, early: earlyEntitySearch },
  publicEntitySearch: { page, texts, early: earlyPublicSearch },
} satisfies FeatureRoutes;
