import { api } from '#shared/api/api.ts';
import type { ArgOf } from '#shared/api/define-call.ts';
import type { Answers, Option } from './survey-machine.ts';
import { submitSurveyCall } from './survey.calls.ts';

type SurveyArg = ArgOf<typeof submitSurveyCall>;

/** The answers in the shape of the call (P3 Survey answers); null for a missing rating. */
export function surveyBody(answers: Answers, optionText: (option: Option) => string): Omit<SurveyArg, 'lang'> {
  const ratingOf = (question: number) => answers.ratings[question - 1] ?? null;
  return {
    answer1: ratingOf(1),
    answer2: answers.options.map(optionText),
    answer3: ratingOf(3),
    answer4: ratingOf(4),
    answer5: ratingOf(5),
    answer6: ratingOf(6),
    answer7: ratingOf(7),
    answer8: ratingOf(8),
    answer9: ratingOf(9),
    answer10: ratingOf(10),
    answer11: answers.comment,
  };
}

const surveyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends the survey (P2.18, P7). */
    submitSurvey: build.mutation<null, SurveyArg>({
      query: submitSurveyCall,
      transformResponse: () => null,
    }),
  }),
});

export const { useSubmitSurveyMutation } = surveyApi;
