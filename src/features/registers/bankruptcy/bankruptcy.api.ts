import type * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { goodItems, rawItems } from '#shared/api/lists.ts';
import { LISTS } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { entityName, toRegistryEntity, type RegistryEntity } from './bankruptcy.model.ts';
import { registryAnswerWire, registryEntityWire } from './bankruptcy.wire.ts';
import type { RegistryCall } from './registry-call.ts';

/** One page of the registry; `count` is the number of all, never less than what is seen (faults A40). */
export type RegistryPage = { items: RegistryEntity[]; count: number };
export type RegistryArgs = RegistryCall & { lang: Lang };
/** The entity a jib belongs to, as the add form needs it (R4.5). */
export type NamedEntity = { id: number; name: string };

type Answer = z.output<typeof registryAnswerWire>;

const entitiesIn = (answer: Answer) =>
  goodItems(registryEntityWire, rawItems(answer, 'LegalEntities'), 'LegalEntities');

export const bankruptcyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The registry: GET LegalEntities with searchType 3 (R2.7, R7). The cache key is the whole call and the language. */
    registry: build.query<RegistryPage, RegistryArgs>({
      query: ({ lang, ...params }) => ({ base: 'main', url: 'LegalEntities', params, lang }),
      rawResponseSchema: registryAnswerWire,
      transformResponse: (answer: Answer, _meta, { Page, PageSize }) => {
        const items = entitiesIn(answer).map(toRegistryEntity);
        const count = Array.isArray(answer) ? 0 : (answer.count ?? 0);
        return { items, count: Math.max(Math.trunc(count), items.length ? Page * PageSize + items.length : 0) };
      },
      providesTags: ['Bankruptcy'],
    }),
    /**
     * The entity of a jib: GET LegalEntities with only the jib (R7); the first result, null when there is none (R4.5). An
     * entity sent under another jib is not the one asked for: a document must never go to it.
     */
    entityOfJib: build.query<NamedEntity | null, { jib: string; lang: Lang }>({
      query: ({ jib, lang }) => ({
        base: 'main',
        url: 'LegalEntities',
        params: { PageSize: LISTS.registerPage, includeCount: true, jib },
        lang,
      }),
      rawResponseSchema: registryAnswerWire,
      transformResponse: (answer: Answer, _meta, { jib }) => {
        const [first] = entitiesIn(answer);
        return first && (first.jib === jib || first.jib === '') ? { id: first.id, name: entityName(first) } : null;
      },
    }),
  }),
});

export const { useRegistryQuery, useEntityOfJibQuery, useLazyEntityOfJibQuery } = bankruptcyApi;
