import { api } from '#shared/api/api.ts';
import { feedbackCall } from '#shared/api/feedback-call.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { QUESTIONS, type Option } from './questions.ts';
import type { Answers } from './survey-machine.ts';

/** Body of the survey call (P3 Survey answers): answer2 holds the selected option texts, every other answer a single value. */
export type SurveyBody = Record<`answer${number}`, number | string | string[] | null>;

/** The answers in the shape of the call; null for a missing rating. */
export function surveyBody(answers: Answers, optionText: (option: Option) => string): SurveyBody {
  const entries = QUESTIONS.map((kind, index): [string, SurveyBody[`answer${number}`]] => {
    if (kind === 'options') return [`answer${index + 1}`, answers.options.map(optionText)];
    return [`answer${index + 1}`, kind === 'text' ? answers.comment : (answers.ratings[index] ?? null)];
  });
  return Object.fromEntries(entries);
}

const surveyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends the survey: POST Feedback/submit-survey. */
    submitSurvey: build.mutation<null, { body: SurveyBody; lang: Lang }>({
      query: ({ body, lang }) => feedbackCall('submit-survey', body, lang),
      transformResponse: () => null,
    }),
  }),
});

export const { useSubmitSurveyMutation } = surveyApi;
