import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import type { SearchedEntity } from '#domain/legal-entity/search/entity-result.wire.ts';
import { toResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';

export type EntityResult = Omit<SearchedEntity, 'documents'>;

/** The search of legal entities (R7). */
export const entitySearchEndpoint = endpointOf(
  legalEntitiesCall,
  toResultsPage<EntityResult>((entity) => entity),
);
