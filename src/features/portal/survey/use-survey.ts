import { useCallback, useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '#domain/session/session.slice.ts';
import { outcomeOfResult } from '#shared/http/outcome.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import {
  NO_ANSWERS,
  restoredSurvey,
  storedAuthor,
  storeSurvey,
  SURVEY_START,
  surveyReducer,
  type SurveyState,
} from './survey-machine.ts';
import { surveyBody, useSubmitSurveyMutation } from './survey.api.ts';

/**
 * Id of the signed-in person whose answers these are; null for a visitor's, which become those of who signs in. Calls `onLeave`
 * when that person is no longer signed in, also if the tab was closed meanwhile (readings P2.18).
 */
function useAuthor(onLeave: () => void): string | null {
  const { session, storage } = usePortal();
  const userId = useSelector(selectUser)?.userId ?? null;
  const [author, setAuthor] = useState(() => storedAuthor(storage));
  useEffect(() => {
    if (author === userId) return undefined;
    let isOver = false;
    // The author may be signed in again by a renewal.
    void session.ready().then(() => {
      if (isOver) return;
      if (author !== null) onLeave();
      setAuthor(userId);
    });
    return () => {
      isOver = true;
    };
  }, [author, userId, session, onLeave]);
  return author;
}

/**
 * The survey's state, stored in the tab's session, and `submit` to send it (P4 Survey). The reader may leave the page and come back
 * before the answer arrives, so what is being sent, and what became of it, is known to every survey of this portal.
 */
export function useSurvey() {
  const { t } = useTranslation('survey');
  const lang = useLang();
  const { storage } = usePortal();
  const [send, sending] = useSubmitSurveyMutation({ fixedCacheKey: 'survey' });
  const [state, dispatch] = useReducer(surveyReducer, null, (): SurveyState => {
    // The answers arrived while the reader was elsewhere.
    if (sending.isSuccess) return { at: { step: 'success' }, answers: NO_ANSWERS };
    const restored = restoredSurvey(storage);
    return sending.isLoading || sending.isError ? surveyReducer(restored, { type: 'submitted' }) : restored;
  });
  const author = useAuthor(useCallback(() => dispatch({ type: 'signedOut' }), []));
  useEffect(() => storeSurvey(storage, state, author), [storage, state, author]);
  useEffect(() => {
    if (!sending.isSuccess && !sending.isError) return;
    const outcome = outcomeOfResult(sending);
    dispatch(outcome.kind === 'success' ? { type: 'succeeded' } : { type: 'failed', failure: outcome });
    // It is known once: a later visit begins anew, or with the answers that were not received.
    sending.reset();
  }, [sending]);

  const submit = async () => {
    if (state.at.step !== 'completion') return;
    dispatch({ type: 'submitted' });
    const answers = surveyBody(state.answers, (option) => t(`options.${option}`));
    const { error } = await send({ ...answers, lang });
    // Nobody is told when the page is gone.
    if (error === undefined) storeSurvey(storage, SURVEY_START);
  };

  return { state, dispatch, submit };
}
