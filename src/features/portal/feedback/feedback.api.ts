import { api } from '#shared/api/api.ts';
import type { Lang } from '#shared/i18n/languages.ts';

const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends one comment: POST Feedback/submit-feedback {answers: [comment]} with the Language header (P7) and nothing of who sends it (readings P2.18). Only 200 is success (P8). */
    sendFeedback: build.mutation<true, { comment: string; lang: Lang }>({
      query: ({ comment, lang }) => ({
        base: 'main',
        url: 'Feedback/submit-feedback',
        method: 'POST',
        data: { answers: [comment] },
        lang,
        languageHeader: true,
        expected: 'binary',
        anonymous: true,
        only200: true,
      }),
      // The body is binary and says nothing.
      transformResponse: () => true as const,
    }),
  }),
});

export const { useSendFeedbackMutation } = feedbackApi;
