import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import type { SearchedEntity } from '#domain/legal-entity/legal-entity.wire.ts';
import { toResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import { searchAnswerOf } from '#domain/legal-entity/search/use-search-answer.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { entitySearchCall } from './entity-search.params.ts';

export type EntityResult = Omit<SearchedEntity, 'documents'>;

/** The search of legal entities (R7). */
export const entitySearchEndpoint = endpointOf(
  legalEntitiesCall,
  toResultsPage<EntityResult>((entity) => entity),
);

/** The answer to the filters of the register search. */
export const useRegisterAnswer = searchAnswerOf(entitySearchCall, entitySearchEndpoint);
