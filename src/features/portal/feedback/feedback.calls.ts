import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { FEEDBACK } from '#shared/api/feedback-group.ts';

/** A comment (P2.17, P7), the only one of its list. */
export const submitFeedbackCall = defineCall({
  ...FEEDBACK,
  id: 'submitFeedback',
  path: 'Feedback/submit-feedback',
  body: z.object({ answers: z.array(z.string()) }),
  summary: 'A comment, anonymous',
});
