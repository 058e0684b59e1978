import { api } from '#shared/api/api.ts';
import type { ArgOf } from '#shared/api/define-call.ts';
import { submitFeedbackCall } from './feedback.calls.ts';

const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a comment (P2.17, P7). */
    sendFeedback: build.mutation<true, ArgOf<typeof submitFeedbackCall>>({
      query: submitFeedbackCall,
      // The body is binary and has no meaning.
      transformResponse: () => true as const,
    }),
  }),
});

export const { useSendFeedbackMutation } = feedbackApi;
