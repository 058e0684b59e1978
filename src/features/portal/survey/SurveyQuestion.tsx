import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { CheckboxField, RadioGroup } from '#shared/ui/Choice.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { TextAreaField } from '#shared/ui/TextField.tsx';
import { OPTIONS, QUESTIONS, RATINGS } from './questions.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import styles from './SurveyPage.module.css';
import type { Answers, SurveyEvent } from './survey-state.ts';

type SurveyQuestionProps = { index: number; answers: Answers; dispatch: Dispatch<SurveyEvent> };

/** One question with 'previous' and 'next'; on the last one 'next' reads 'finish' (P2.18). */
export function SurveyQuestion({ index, answers, dispatch }: SurveyQuestionProps) {
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
          onChange={(event) => dispatch({ type: 'rated', index, rating: Number(event.target.value) })}
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
