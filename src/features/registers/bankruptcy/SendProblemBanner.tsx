import { useTranslation } from 'react-i18next';
import { signInUrl } from '#domain/session/identity-links.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { FailureText } from '#shared/ui/FailureText.tsx';
import styles from './AddDocumentForm.module.css';
import type { SendProblem } from './send-document.ts';
import { useIntoView } from './use-into-view.ts';

/** Why the document was not added, or that it is not known; everything that was entered is still there (faults E12). */
export function SendProblemBanner({ problem }: { problem: SendProblem }) {
  const { t } = useTranslation('bankruptcy');
  const box = useIntoView<HTMLDivElement>();
  const error = 'error' in problem ? problem.error : null;
  const status = error?.status;
  return (
    <div ref={box} className={styles.outcome}>
      <Banner kind="error" live title={t(problem.kind === 'unknown' ? 'notKnown' : 'notAdded')}>
        {error ? <FailureText error={error}>{ownText()}</FailureText> : <p>{ownText()}</p>}
        {problem.kind === 'refused' || problem.kind === 'failed' ? <p>{t('entriesStay')}</p> : null}
        {status === 401 ? (
          <p>
            <ExternalLink href={signInUrl(window.location.origin + window.location.pathname)}>
              {t('signInAgain')}
            </ExternalLink>
          </p>
        ) : null}
      </Banner>
    </div>
  );

  /** What this form knows better than the reason of the call does. */
  function ownText(): string | undefined {
    if (problem.kind !== 'refused' && problem.kind !== 'failed') return t(`sendProblems.${problem.kind}`);
    if (status === 401) return t('sendProblems.signIn');
    return status === 403 ? t('sendProblems.forbidden') : undefined;
  }
}
