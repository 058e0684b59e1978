import type * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { SearchParams } from './search.params.ts';
import { searchWire } from './search.wire.ts';

/** Everything found, with its facets; paged on the client (P2.10). */
export type SearchAnswer = z.output<typeof searchWire>;

/** What is asked: everything of the address but page and order, in a language. */
export type SearchQuestion = Omit<SearchParams, 'page' | 'sort'> & { lang: Lang };

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Full-text search over the content: GET ContentTranslations/Search?text=&tagId=&contentTypeId=&year= (P7). */
    searchContent: build.query<SearchAnswer, SearchQuestion>({
      query: ({ topic, tagId, contentTypeId, year, lang }) => ({
        base: 'main',
        url: 'ContentTranslations/Search',
        params: { text: topic, tagId, contentTypeId, year },
        keepEmpty: true,
        lang,
      }),
      rawResponseSchema: searchWire,
    }),
  }),
});

export const { useSearchContentQuery } = searchApi;
