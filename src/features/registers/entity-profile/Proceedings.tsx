import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProceedingsState } from '#domain/legal-entity/proceedings/proceedings.api.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FailureText } from '#shared/ui/FailureText.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { whyNotAsked } from './use-profile-answers.ts';
import styles from './Proceedings.module.css';

/** Fetched when needed, because few entities have proceedings. */
const KnownDocuments = lazyPart(async () => (await import('./late-parts.ts')).KnownDocuments, {
  waiting: () => <Checking />,
});
const ProceedingDocuments = lazyPart(async () => (await import('./late-parts.ts')).ProceedingDocuments);

function Checking() {
  const { t } = useTranslation('entity-profile');
  return <p className="muted">{t('proceedings.loading')}</p>;
}

/**
 * Bankruptcy and pre-bankruptcy at the head of the extract (R2.4, R2.7): which proceedings the registry has documents of, how
 * many and the latest. 'None' only when the registry has answered; otherwise 'not known' and 'try again'.
 */
export function ProceedingsStatus({ state, jib }: { state: ProceedingsState; jib: string }) {
  const { t } = useTranslation(['entity-profile', 'ui']);
  const headingId = useId();
  const documents = state.kind === 'known' ? state.documents : [];
  return (
    <section className={styles.status} aria-labelledby={headingId} aria-busy={state.kind === 'pending' || undefined}>
      <h2 id={headingId}>{t('proceedings.title')}</h2>
      {state.kind === 'pending' ? <Checking /> : null}
      {state.kind === 'known' && documents.length === 0 ? <p>{t('proceedings.none')}</p> : null}
      {documents.length > 0 ? <KnownDocuments documents={documents} /> : null}
      {state.kind === 'unknown' ? (
        <FocusAfter className={styles.unknown} role={state.retry ? 'alert' : undefined}>
          <p className={styles.strong}>{t('proceedings.unknown')}</p>
          {state.error === undefined ? (
            <p>{t(state.retry ? 'proceedings.noAnswer' : whyNotAsked(jib))}</p>
          ) : (
            <FailureText error={state.error} />
          )}
          {state.retry ? (
            <Button size="small" isPending={state.isPending} onClick={state.retry}>
              {t('ui:tryAgain')}
            </Button>
          ) : null}
        </FocusAfter>
      ) : null}
    </section>
  );
}

/** The documents of the proceedings (R2.7); renders nothing while there are none, because the head says so. */
export function ProceedingsSection({ state, name }: { state: ProceedingsState; name: string }) {
  if (state.kind !== 'known' || state.documents.length === 0) return null;
  return <ProceedingDocuments name={name} documents={state.documents} />;
}
