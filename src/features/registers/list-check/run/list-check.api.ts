import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import type { SearchedEntity } from '#domain/legal-entity/search/entity-result.wire.ts';
import { nameOfEntity, toResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import type { CheckedEntity } from './list-check.ts';

/** Wire → model of an entity in a checked list (R3.3): one name, its place and activity in one line each. */
function toCheckedEntity(entity: SearchedEntity): CheckedEntity {
  const { id, jib, municipality, county, activityCode, activityCodeDescription, isPublicEntity } = entity;
  return {
    id,
    jib,
    name: nameOfEntity(entity),
    place: [municipality, county].filter(Boolean).join(', '),
    activity: [activityCode, activityCodeDescription].filter(Boolean).join(' '),
    isPublicEntity,
  };
}

/** Entities by jib or name: the search of legal entities (R7). */
export const checkedEntitiesEndpoint = endpointOf(legalEntitiesCall, toResultsPage(toCheckedEntity), {
  id: 'checkedEntities',
  // Answers are kept in the check itself, not in the cache.
  seconds: 1,
});
