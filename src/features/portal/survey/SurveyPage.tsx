import { Trash2 } from 'lucide-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { outcomeOfResult } from '#shared/http/outcome.ts';
import { safeSession } from '#shared/storage/safe-storage.ts';
import { QUESTIONS } from './questions.ts';
import { SurveyQuestion } from './SurveyQuestion.tsx';
import { SurveyOutcome } from './SurveyOutcome.tsx';
import styles from './SurveyPage.module.css';
import { progressOf, restoredState, storedText, surveyReducer } from './survey-state.ts';
import { surveyBody, useSubmitSurveyMutation } from './survey.api.ts';

const KEY = 'survey';

/** The survey's state, stored in the tab's session, and the one way to send it (P4 Survey). */
function useSurvey() {
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

/** The anonymous satisfaction survey (P2.18): intro, eleven questions, completion, outcome. */
export default function SurveyPage() {
  const { t } = useTranslation('survey');
  usePageMeta(t('title'), t('intro'));
  const { state, dispatch, submit } = useSurvey();
  const [clearing, setClearing] = useState(false);
  const { at, answers } = state;
  const progress = progressOf(at);
  const position = at.step === 'question' ? at.index : at.step;
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(position);

  // Each step is read from its heading; not on opening the page.
  useEffect(() => {
    if (shown.current !== position) panel.current?.querySelector<HTMLElement>('[data-step]')?.focus();
    shown.current = position;
  }, [position]);

  return (
    <div className="wrap">
      <ContentTrail base="survey" title={t('title')} />
      <PageHead title={t('title')} intro={t('intro')} />
      <div className={styles.panel} ref={panel}>
        {progress === null ? null : (
          <ProgressBar
            label={t('progress')}
            value={progress}
            text={
              at.step === 'question'
                ? t('position', { number: at.index + 1, total: QUESTIONS.length })
                : t('allAnswered')
            }
          />
        )}
        {at.step === 'intro' ? (
          <div className={styles.step}>
            <p className="measure" tabIndex={-1} data-step>
              {t('introText')}
            </p>
            <Button variant="primary" onClick={() => dispatch({ type: 'started' })}>
              {t('start')}
            </Button>
          </div>
        ) : null}
        {at.step === 'question' ? <SurveyQuestion index={at.index} answers={answers} dispatch={dispatch} /> : null}
        {at.step === 'completion' || at.step === 'submitting' ? (
          <div className={styles.step}>
            <h2 tabIndex={-1} data-step>
              {t('completion')}
            </h2>
            <p className="measure">{t('completionText')}</p>
            <div className="button-row">
              <Button onClick={() => dispatch({ type: 'previous' })}>{t('previous')}</Button>
              <Button variant="primary" isPending={at.step === 'submitting'} onClick={() => void submit()}>
                {t(at.step === 'submitting' ? 'submitting' : 'submit')}
              </Button>
            </div>
          </div>
        ) : null}
        {at.step === 'success' || at.step === 'error' ? (
          <SurveyOutcome at={at} onTryAgain={() => dispatch({ type: 'triedAgain' })} />
        ) : null}
        {at.step === 'question' || at.step === 'completion' || at.step === 'error' ? (
          <Button variant="quiet" icon={Trash2} className={styles.clear} onClick={() => setClearing(true)}>
            {t('clear')}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={clearing}
        title={t('clearTitle')}
        confirmLabel={t('clear')}
        onConfirm={() => {
          dispatch({ type: 'cleared' });
          setClearing(false);
        }}
        onClose={() => setClearing(false)}
      >
        {t('clearText')}
      </ConfirmDialog>
    </div>
  );
}
