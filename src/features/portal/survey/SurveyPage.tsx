import Trash2 from 'lucide-react/icons/trash';
import { type Dispatch, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Closed } from '#domain/agency-file/Closed.tsx';
import { useWhyClosed } from '#domain/agency-file/switches.ts';
import { Page } from '#domain/content/Page.tsx';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { CheckboxField, RadioGroup } from '#shared/ui/Choice.tsx';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';
import { FailureText } from '#shared/ui/FailureText.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import { TextAreaField } from '#shared/ui/TextField.tsx';
import { useIsInBrowser } from '#shared/ui/use-in-browser.ts';
import {
  type Answers,
  OPTIONS,
  progressOf,
  QUESTIONS,
  RATINGS,
  SURVEY_START,
  type SurveyEvent,
  type SurveyStep,
} from './survey-machine.ts';
import { useSurvey } from './use-survey.ts';
import styles from './SurveyPage.module.css';

/** The anonymous satisfaction survey (P2.18): intro, eleven questions, completion, outcome. */
export default function SurveyPage() {
  const { t } = useTranslation('survey');
  const { state, dispatch, submit } = useSurvey();
  const closed = useWhyClosed('answers', 'survey');
  // The document was rendered at the intro, so hydration starts there, even if there are stored answers.
  const { at, answers } = useIsInBrowser() ? state : SURVEY_START;
  const progress = progressOf(at);
  const questionText = (index: number) => t('position', { number: index + 1, total: QUESTIONS.length });
  const position = state.at.step === 'question' ? state.at.index : state.at.step;
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(position);

  // Focuses the heading of each step (the button of the intro), but not when the page opens.
  useEffect(() => {
    if (shown.current !== position) panel.current?.querySelector<HTMLElement>('[data-step]')?.focus();
    shown.current = position;
  }, [position]);

  return (
    <Page base="survey" title={t('title')} intro={t('intro')}>
      <Closed names={at.step === 'success' ? [] : ['answers']} />
      <div className={styles.panel} ref={panel}>
        {progress === null ? null : (
          <ProgressBar
            label={t('progress')}
            value={progress}
            text={at.step === 'question' ? questionText(at.index) : t('allAnswered')}
          />
        )}
        {at.step === 'intro' ? (
          <div className={styles.step}>
            <Button variant="primary" data-step onClick={() => dispatch({ type: 'started' })}>
              {t('start')}
            </Button>
          </div>
        ) : null}
        {at.step === 'question' ? <SurveyQuestion index={at.index} answers={answers} dispatch={dispatch} /> : null}
        {at.step === 'completion' || at.step === 'submitting' ? (
          <Step title={t('completion')}>
            <p className="measure">{t('completionText')}</p>
            <div className="button-row">
              {at.step === 'completion' ? (
                <Button onClick={() => dispatch({ type: 'previous' })}>{t('previous')}</Button>
              ) : null}
              <Button
                variant="primary"
                isPending={at.step === 'submitting'}
                unavailable={at.step === 'submitting' ? null : closed}
                onClick={() => void submit()}
              >
                {t(at.step === 'submitting' ? 'submitting' : 'submit')}
              </Button>
            </div>
          </Step>
        ) : null}
        {at.step === 'success' || at.step === 'error' ? (
          <SurveyOutcome at={at} onTryAgain={() => dispatch({ type: 'triedAgain' })} />
        ) : null}
        {at.step === 'question' || at.step === 'completion' || at.step === 'error' ? (
          <ConfirmButton
            variant="quiet"
            icon={Trash2}
            className={styles.clear}
            title={t('clearTitle')}
            text={t('clearText')}
            confirmLabel={t('clear')}
            onConfirm={() => dispatch({ type: 'cleared' })}
          >
            {t('clear')}
          </ConfirmButton>
        ) : null}
      </div>
    </Page>
  );
}

/** A step of the survey under its heading, which gets the focus. */
function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.step}>
      <h2 tabIndex={-1} data-step>
        {title}
      </h2>
      {children}
    </div>
  );
}

type SurveyOutcomeProps = { at: Extract<SurveyStep, { step: 'success' | 'error' }>; onTryAgain: () => void };

/** Success, or the error with 'try again', which returns to the completion screen with all answers (P2.18, P4). */
function SurveyOutcome({ at, onTryAgain }: SurveyOutcomeProps) {
  const { t } = useTranslation(['survey', 'ui']);
  const lang = useLang();
  if (at.step === 'success') {
    return (
      <Step title={t('thankYou')}>
        <Banner kind="ok" live>
          {t('surveySubmitted')}
        </Banner>
        <ButtonLink to={href('home', lang)}>{t('toHome')}</ButtonLink>
      </Step>
    );
  }
  const { kind, error } = at.failure;
  const isUnknown = kind === 'unknown';
  // P8: an answer other than 200 is 'unknownError', a failed call 'submissionError'.
  const text = isUnknown ? 'notConfirmed' : error.kind === 'http' ? 'unknownError' : 'submissionError';
  return (
    <Step title={t(isUnknown ? 'notConfirmedTitle' : 'errorTitle')}>
      <Banner kind="error" live title={t(text)}>
        <FailureText error={error}>{t('answersStored')}</FailureText>
      </Banner>
      <Button variant="primary" onClick={onTryAgain}>
        {t('ui:tryAgain')}
      </Button>
    </Step>
  );
}

type SurveyQuestionProps = { index: number; answers: Answers; dispatch: Dispatch<SurveyEvent> };

/** One question with 'previous' and 'next'; on the last one 'next' reads 'finish' (P2.18). */
function SurveyQuestion({ index, answers, dispatch }: SurveyQuestionProps) {
  const { t } = useTranslation('survey');
  const question = t(`questions.${(index + 1) as unknown as KeyUnder<'survey', 'questions'>}`);
  const kind = QUESTIONS[index];
  const rating = answers.ratings[index];
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'next' });
      }}
    >
      <h2 tabIndex={-1} data-step>
        {question}
      </h2>
      {kind === 'rating' ? (
        <RadioGroup
          key={index}
          label={question}
          labelHidden
          name={`answer${index + 1}`}
          options={RATINGS.map((value) => ({ value: String(value), label: `${value} – ${t(`ratings.${value}`)}` }))}
          value={rating === undefined ? '' : String(rating)}
          onChange={(event) => dispatch({ type: 'rated', rating: Number(event.target.value) })}
        />
      ) : null}
      {kind === 'options' ? (
        <FieldGroup label={question} labelHidden hint={t('severalAllowed')}>
          {OPTIONS.map((option) => (
            <CheckboxField
              key={option}
              label={t(`options.${option}`)}
              checked={answers.options.includes(option)}
              onChange={() => dispatch({ type: 'optionToggled', option })}
            />
          ))}
        </FieldGroup>
      ) : null}
      {kind === 'text' ? (
        <TextAreaField
          label={question}
          labelHidden
          hint={t('commentHint')}
          rows={6}
          maxLength={4000}
          value={answers.comment}
          onChange={(event) => dispatch({ type: 'commented', comment: event.target.value })}
        />
      ) : null}
      <div className="button-row">
        {index > 0 ? <Button onClick={() => dispatch({ type: 'previous' })}>{t('previous')}</Button> : null}
        <Button type="submit" variant="primary">
          {t(index === QUESTIONS.length - 1 ? 'finish' : 'next')}
        </Button>
      </div>
    </form>
  );
}
