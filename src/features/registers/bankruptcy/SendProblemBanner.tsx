import { useTranslation } from 'react-i18next';
import { signInUrl } from '#domain/session/identity-links.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import styles from './AddDocumentForm.module.css';
import type { SendProblem } from './send-document.ts';
import { useIntoView } from './use-into-view.ts';

/** Why the document was not added; everything that was entered is still there (faults E12). */
export function SendProblemBanner({ problem: { kind, messages } }: { problem: SendProblem }) {
  const { t } = useTranslation('bankruptcy');
  const box = useIntoView<HTMLDivElement>();
  return (
    <div ref={box} className={styles.outcome}>
      <Banner kind="error" live title={t('notAdded')}>
        <p>{t(`sendProblems.${kind}`)}</p>
        {messages.map((message) => (
          <p key={message} dir="auto">
            {message}
          </p>
        ))}
        {kind === 'signIn' ? (
          <p>
            <ExternalLink href={signInUrl(window.location.origin + window.location.pathname)}>
              {t('signInAgain')}
            </ExternalLink>
          </p>
        ) : null}
      </Banner>
    </div>
  );
}
