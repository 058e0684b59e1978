import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { isApiError } from '#shared/http/api-error.ts';
import { safeSession } from '#shared/storage/safe-storage.ts';
import { surveyBody, useSubmitSurveyMutation } from './survey.api.ts';
import { storedText, restoredState, surveyReducer, type SurveyFailure } from './survey-state.ts';

const KEY = 'survey';

/** The survey's state, kept in the tab's session, and the one way to send it (P4 Survey). */
export function useSurvey() {
  const { t } = useTranslation('survey');
  const lang = useLang();
  const [state, dispatch] = useReducer(surveyReducer, null, () => restoredState(safeSession.get(KEY)));
  const [send] = useSubmitSurveyMutation();
  useEffect(() => safeSession.set(KEY, storedText(state)), [state]);

  const submit = async () => {
    if (state.at.step !== 'completion') return;
    dispatch({ type: 'submitted' });
    const { error } = await send({ body: surveyBody(state.answers, (option) => t(`options.${option}`)), lang });
    dispatch(error === undefined ? { type: 'succeeded' } : { type: 'failed', failure: failureOf(error) });
  };

  return { state, dispatch, submit };
}

/** A non-200 answer is 'unknownError'; a call that fails gives its message, or 'submissionError' (P8). */
function failureOf(error: unknown): SurveyFailure {
  if (isApiError(error) && error.kind === 'http') return { kind: 'unknownError' };
  return {
    kind: 'submissionError',
    ...(isApiError(error) && error.message !== undefined && { message: error.message }),
  };
}
