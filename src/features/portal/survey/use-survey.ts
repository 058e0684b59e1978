import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { outcomeOfResult } from '#shared/http/outcome.ts';
import { safeSession } from '#shared/storage/safe-storage.ts';
import { surveyBody, useSubmitSurveyMutation } from './survey.api.ts';
import { storedText, restoredState, surveyReducer } from './survey-state.ts';

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
    const body = surveyBody(state.answers, (option) => t(`options.${option}`));
    const outcome = outcomeOfResult(await send({ body, lang }));
    dispatch(outcome.kind === 'success' ? { type: 'succeeded' } : { type: 'failed', failure: outcome });
  };

  return { state, dispatch, submit };
}
