import type * as z from 'zod/mini';
import {
  entitiesIn,
  searchAnswerWire,
  searchEndpoint,
  type ResultsPage,
  nameOfEntity,
} from '#domain/legal-entity/search/search-answer.ts';
import type { SearchArgs } from '#domain/legal-entity/search/search-call.ts';
import { api } from '#shared/api/api.ts';
import { LISTS } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { toRegistryEntity, type RegistryEntity } from './bankruptcy.model.ts';
import { registryEntityWire } from './bankruptcy.wire.ts';

export const bankruptcyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The registry: GET LegalEntities with searchType 3 (R2.7, R7). */
    registry: build.query<ResultsPage<RegistryEntity>, SearchArgs>({
      ...searchEndpoint(registryEntityWire, toRegistryEntity),
      providesTags: ['Bankruptcy'],
    }),
    /**
     * The entity with a jib: GET LegalEntities with only the jib (R7); the first result, null when there is none (R4.5). An
     * entity sent with another jib counts as none, because a document must never be added to it.
     */
    entityOfJib: build.query<{ id: number; name: string } | null, { jib: string; lang: Lang }>({
      query: ({ jib, lang }) => ({
        base: 'main',
        url: 'LegalEntities',
        params: { PageSize: LISTS.registerPage, includeCount: true, jib },
        lang,
      }),
      rawResponseSchema: searchAnswerWire,
      transformResponse: (answer: z.output<typeof searchAnswerWire>, _meta, { jib }) => {
        const [first] = entitiesIn(answer, registryEntityWire);
        return first && (first.jib === jib || first.jib === '') ? { id: first.id, name: nameOfEntity(first) } : null;
      },
    }),
  }),
});

export const { useEntityOfJibQuery, useLazyEntityOfJibQuery } = bankruptcyApi;
