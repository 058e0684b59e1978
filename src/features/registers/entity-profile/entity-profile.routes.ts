import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';
import { earlyProfile as early } from './early-profile.ts';

const page = () => import('./EntityProfilePage.tsx');
const texts = ['entity-profile', 'legal-entity', 'indicators', 'compare', 'export', 'watch-list'];

/** The profile of a legal entity, and of a public enterprise (R2.1, R2.4). */
export const entityProfileRoutes = {
  entityProfile: { page, texts, early },
  publicEntityProfile: { page, texts, early },
} satisfies FeatureRoutes;
