import { useStore } from 'react-redux';
import { type EntityOfJib, entityOfJibEndpoint, NOT_TOLD, searchOfJib } from '#domain/legal-entity/entity-requests.ts';
import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import type { SearchedEntity } from '#domain/legal-entity/legal-entity.wire.ts';
import { bySubmission } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import { nameOfEntity, toResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import type { api } from '#shared/api/api.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { EntityLookup } from './add-document.ts';

/** A legal entity of the registry; its documents are in the order of their submission. */
export type RegistryEntity = ReturnType<typeof toRegistryEntity>;

/** Wire → model of a registry entity (R3.3): one name, and documents in the order of their submission. */
function toRegistryEntity(wire: SearchedEntity) {
  const { id, jib, county, municipality, documents } = wire;
  return { id, jib, county, municipality, name: nameOfEntity(wire), documents: bySubmission(documents) };
}

/** The registry: the search of legal entities with searchType 3 (R2.7, R7). */
export const registryEndpoint = endpointOf(legalEntitiesCall, toResultsPage(toRegistryEntity), {
  id: 'registry',
  tags: ['Bankruptcy'],
});

/** The entity of a document (R4.5): null when there is none with its jib; an answer that does not tell is an error. */
export function documentEntityIn(answer: EntityOfJib): EntityLookup {
  if (answer.kind !== 'one') return answer.kind === 'none' ? { data: null } : { error: NOT_TOLD };
  return { data: { id: answer.entity.id, name: nameOfEntity(answer.entity) } };
}

/** Looks up the entity of a document; one that its field has found is used again, but a missing one may have been entered since. */
export function useFindEntity(): (jib: string) => Promise<EntityLookup> {
  const lang = useLang();
  const store = useStore<{ api: ReturnType<typeof api.reducer> }>();
  const [find] = entityOfJibEndpoint.useLazyQuery();
  return async (jib) => {
    const search = searchOfJib({ jib, lang });
    const isFound = entityOfJibEndpoint.select(search)(store.getState()).data?.kind === 'one';
    const { data, error } = await find(search, isFound);
    return data && error === undefined ? documentEntityIn(data) : { error };
  };
}
