import type * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { searchContentCall, type SearchQuestion } from '#domain/content/content-search.ts';
import { wholeSearchWire } from './search.wire.ts';

/** All results with their facets; the client pages them (P2.10). */
export type SearchAnswer = z.output<typeof wholeSearchWire>;

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Full-text search over the content: GET ContentTranslations/Search?text=&tagId=&contentTypeId=&year= (P2.10, P7). */
    searchContent: build.query<SearchAnswer, SearchQuestion>({
      query: searchContentCall,
      rawResponseSchema: wholeSearchWire,
    }),
  }),
});

export const { useSearchContentQuery } = searchApi;
