import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { FailureText } from '#shared/ui/FailureText.tsx';
import styles from './SurveyPage.module.css';
import type { SurveyStep } from './survey-state.ts';

type SurveyOutcomeProps = { at: Extract<SurveyStep, { step: 'success' | 'error' }>; onTryAgain: () => void };

/** Success, or the error with 'try again', which returns to the completion screen with every answer still there (P2.18, P4). */
export function SurveyOutcome({ at, onTryAgain }: SurveyOutcomeProps) {
  const { t } = useTranslation('survey');
  const lang = useLang();
  if (at.step === 'success') {
    return (
      <div className={styles.step}>
        <h2 tabIndex={-1} data-step>
          {t('thankYou')}
        </h2>
        <Banner kind="ok" live>
          {t('surveySubmitted')}
        </Banner>
        <ButtonLink to={href('home', lang)}>{t('toHome')}</ButtonLink>
      </div>
    );
  }
  const { kind, error } = at.failure;
  const isUnknown = kind === 'unknown';
  // P8: an answer other than 200 is 'unknownError', a call that fails 'submissionError'.
  const text = isUnknown ? 'notConfirmed' : error.kind === 'http' ? 'unknownError' : 'submissionError';
  return (
    <div className={styles.step}>
      <h2 tabIndex={-1} data-step>
        {t(isUnknown ? 'notConfirmedTitle' : 'errorTitle')}
      </h2>
      <Banner kind="error" live title={t(text)}>
        <FailureText error={error}>{t('answersStored')}</FailureText>
      </Banner>
      <Button variant="primary" onClick={onTryAgain}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
