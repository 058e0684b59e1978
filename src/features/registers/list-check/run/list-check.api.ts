import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { proceedingOf } from '#domain/legal-entity/proceedings/document-key.ts';
import { bySubmission, lastDated } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import { documentsOfJib } from '#domain/legal-entity/proceedings/registry-search.ts';
import type { EntityPage, SearchedEntity } from '#domain/legal-entity/search/entity-result.wire.ts';
import { nameOfEntity, toResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import type { CheckedEntity, Values } from './list-check.ts';

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

/** Answers are kept in the check itself, not in the cache. */
const SECONDS = 1;

/** Entities by jib or name: the search of legal entities (R7). */
export const checkedEntitiesEndpoint = endpointOf(legalEntitiesCall, toResultsPage(toCheckedEntity), {
  id: 'checkedEntities',
  seconds: SECONDS,
});

/**
 * The proceedings of exactly one jib: the search with the registry's search type (R2.7, R7). Null when the answer does not tell
 * whether there are any.
 */
export const checkedProceedingsEndpoint = endpointOf(
  legalEntitiesCall,
  (page: EntityPage, { jib }): Values['proceedings'] | null => {
    const documents = documentsOfJib(page, jib ?? '');
    if (!documents) return null;
    const kinds = documents.map(
      ({ documentType }) => proceedingOf(documentType.proceedingTypeKey) ?? proceedingOf(documentType.translationKey),
    );
    return {
      count: documents.length,
      latest: lastDated(bySubmission(documents))?.submittedOn ?? '',
      kinds: [...new Set(kinds.filter((kind) => kind !== null))],
    };
  },
  { id: 'checkedProceedings', seconds: SECONDS },
);
