import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

const page = () => import('./EntitySearchPage.tsx');
// Also what opened cards, the export and the tray say: a text that comes late would blank the page meanwhile.
const texts = ['entity-search', 'legal-entity', 'indicators', 'compare', 'watch-list', 'export'];

/** The register search and its public mode: one screen (R2.1, readings R2.3). */
export const entitySearchRoutes = {
  entitySearch: { page, texts },
  publicEntitySearch: { page, texts },
} satisfies FeatureRoutes;
