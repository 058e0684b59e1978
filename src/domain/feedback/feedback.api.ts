import { api } from '#shared/api/api.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import type { Lang } from '#shared/i18n/languages.ts';

const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends one comment: POST Feedback/submit-feedback {answers: [comment]} with the Language header (P7). Only 200 is success (P8). */
    sendFeedback: build.mutation<true, { comment: string; lang: Lang }>({
      queryFn: async ({ comment, lang }, _api, _options, baseQuery) => {
        const { error, meta } = await baseQuery({
          base: 'main',
          url: 'Feedback/submit-feedback',
          method: 'POST',
          data: { answers: [comment] },
          lang,
          languageHeader: true,
        });
        if (error) return { error };
        // The body is binary and says nothing.
        return meta?.status === 200
          ? { data: true }
          : { error: { kind: 'http', status: meta?.status ?? 0 } satisfies ApiError };
      },
    }),
  }),
});

export const { useSendFeedbackMutation } = feedbackApi;
