import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { legalEntityCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { earlyQuery } from '#shared/api/api-call.ts';
import type { EarlyAddress, FeatureRoutes } from '#shared/routing/feature-routes.ts';
import { readEntityId } from '#domain/legal-entity/entity-id.ts';

const page = () => import('./EntityProfilePage.tsx');
const texts = ['entity-profile', 'legal-entity', 'indicators', 'compare', 'export', 'watch-list'];

function early({ params, lang }: EarlyAddress) {
  const id = readEntityId(params['id']);
  if (id === null) return [];
  return [
    earlyQuery('legalEntity', legalEntityCall, { id, lang }),
    earlyQuery('indicators', indicatorsCall, { id, searchType: SEARCH_TYPE.profileIndicators, lang }),
  ];
}

/** The profile of a legal entity, and of a public enterprise (R2.1, R2.4). */
export const entityProfileRoutes = {
  entityProfile: { page, texts, early },
  publicEntityProfile: { page, texts, early },
} satisfies FeatureRoutes;
