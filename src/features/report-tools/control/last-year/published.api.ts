import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { toResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';

/** Entities of a jib, for the published figures beside a report (R7). */
export const { useQuery: useReportedEntitiesQuery } = endpointOf(
  legalEntitiesCall,
  toResultsPage(({ id, jib, isPublicEntity }) => ({ id, jib, isPublicEntity })),
  { id: 'reportedEntities' },
);
