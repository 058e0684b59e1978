import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import type { EntityPage } from '#domain/legal-entity/search/entity-result.wire.ts';
import { nameOfEntity, toResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import { api } from '#shared/api/api.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { LISTS } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { DocumentEntity } from './add-document.ts';
import { toRegistryEntity } from './bankruptcy.model.ts';

/** The registry: the search of legal entities with searchType 3 (R2.7, R7). */
export const registryEndpoint = endpointOf(legalEntitiesCall, toResultsPage(toRegistryEntity), {
  id: 'registry',
  tags: ['Bankruptcy'],
});

const bankruptcyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The entity with a jib: the search of legal entities with only the jib (R7); the first result, null when there is none
     * (R4.5). An entity sent with another jib counts as none, because a document must never be added to it; one sent without a
     * jib has an empty one.
     */
    entityOfJib: build.query<DocumentEntity | null, { jib: string; lang: Lang }>({
      query: (requested) => legalEntitiesCall({ PageSize: LISTS.registerPage, includeCount: true, ...requested }),
      rawResponseSchema: legalEntitiesCall.wire,
      transformResponse: ({ resultList }: EntityPage, _meta, { jib }) => {
        const [first] = resultList.items;
        return first && (first.jib === jib || first.jib === '')
          ? { id: first.id, name: nameOfEntity(first), jib: first.jib }
          : null;
      },
    }),
  }),
});

export const { useEntityOfJibQuery, useLazyEntityOfJibQuery } = bankruptcyApi;
