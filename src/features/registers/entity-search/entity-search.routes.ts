import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';

const page = () => import('./EntitySearchPage.tsx');
const texts = ['entity-search'];

/** The register search and its public mode: one screen (R2.1, readings R2.3). */
export const entitySearchRoutes = {
  entitySearch: { page, texts },
  publicEntitySearch: { page, texts },
} satisfies FeatureRoutes;
