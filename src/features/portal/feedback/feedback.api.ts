import { api } from '#shared/api/api.ts';
import { feedbackCall } from '#shared/api/feedback-call.ts';
import type { Lang } from '#shared/i18n/languages.ts';

const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends one comment: POST Feedback/submit-feedback {answers: [comment]} (P2.17, P7). */
    sendFeedback: build.mutation<true, { comment: string; lang: Lang }>({
      query: ({ comment, lang }) => feedbackCall('submit-feedback', { answers: [comment] }, lang),
      // The body is binary and has no meaning.
      transformResponse: () => true as const,
    }),
  }),
});

export const { useSendFeedbackMutation } = feedbackApi;
