import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { FEEDBACK } from '#shared/api/feedback-group.ts';

/** A rating from 1 to 5, or free text; null when not answered. */
const single = z.nullable(z.union([z.int(), z.string()]));

/** The answers of the survey (P3 Survey answers, P7): answer2 holds the selected option texts. */
export const submitSurveyCall = defineCall({
  ...FEEDBACK,
  id: 'submitSurvey',
  path: 'Feedback/submit-survey',
  body: z.object({
    answer1: single,
    answer2: z.array(z.string()),
    answer3: single,
    answer4: single,
    answer5: single,
    answer6: single,
    answer7: single,
    answer8: single,
    answer9: single,
    answer10: single,
    answer11: single,
  }),
  summary: 'Answers of the survey, anonymous',
});
