import type { SearchAnswer } from '#domain/content/content-answer.ts';
import { searchContentCall } from '#domain/content/content.calls.ts';
import { prepareNames } from '#domain/content/item-names.ts';
import { readSearch } from '#domain/content/read-content.ts';
import { api } from '#shared/api/api.ts';
import type { ArgOf } from '#shared/api/define-call.ts';
import { portalOf } from '#shared/portal/portal.ts';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Full-text search over the content: all results with their facets (P2.10, P7); the client pages them. They may be as many
     * as the portal has items, so that they are read and named before they are rendered, and frozen here: the store would
     * freeze each of them.
     */
    [searchContentCall.id]: build.query<SearchAnswer, ArgOf<typeof searchContentCall>>({
      queryFn: (question, { extra, signal }, _options, baseQuery) => {
        const { earlyCalls, texts } = portalOf(extra);
        const request = searchContentCall(question);
        const search = async () => {
          const { data, error } = await baseQuery(request);
          if (error) return { error };
          const answer = await readSearch(data as Blob, signal);
          if (!answer) return { error: { kind: 'contract' } as const };
          await prepareNames(texts.i18n, answer.contents, question.lang);
          Object.freeze(answer.contents);
          Object.freeze(answer.newest);
          return { data: answer };
        };
        const isEarly = earlyCalls.isStarted(request);
        const answered = search();
        // The page waits until the results are read, not only until the answer arrives.
        if (isEarly) earlyCalls.waitFor(answered);
        return answered;
      },
      // All of them are replaced; comparing them one by one would cost more than it saves.
      structuralSharing: false,
    }),
  }),
});

export const searchContentEndpoint = endpoints.searchContent;
