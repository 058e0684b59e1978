import type * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { goodItems, rawItems } from '#shared/api/lists.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { entitySearchWire, entityResultWire } from './entity-search.wire.ts';
import type { EntitySearchCall } from './search-call.ts';

export type EntityResult = z.output<typeof entityResultWire>;
/** One page of results; `count` is the number of all, never less than what is seen (faults A40). */
export type EntitySearchPage = { items: EntityResult[]; count: number };
export type EntitySearchArgs = EntitySearchCall & { lang: Lang };

/** The search of legal entities: GET LegalEntities (R7). The cache key is the whole call and the language. */
export const entitySearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    entitySearch: build.query<EntitySearchPage, EntitySearchArgs>({
      query: ({ lang, ...params }) => ({ base: 'main', url: 'LegalEntities', params, lang }),
      rawResponseSchema: entitySearchWire,
      transformResponse: (answer: z.output<typeof entitySearchWire>, _meta, { Page, PageSize }) => {
        const items = goodItems(entityResultWire, rawItems(answer, 'LegalEntities'), 'LegalEntities');
        const count = Array.isArray(answer) ? null : answer.count;
        const seen = items.length ? Page * PageSize + items.length : 0;
        return { items, count: Math.max(Math.trunc(count ?? 0), seen) };
      },
    }),
  }),
});

export const { useEntitySearchQuery } = entitySearchApi;
