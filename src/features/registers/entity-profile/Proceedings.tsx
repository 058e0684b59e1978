import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTable } from '#domain/legal-entity/proceedings/DocumentTable.tsx';
import {
  lastDated,
  type ProceedingDocument,
  proceedingsOf,
} from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import { ProceedingLabel } from '#domain/legal-entity/proceedings/ProceedingLabel.tsx';
import { useProceedings } from '#domain/legal-entity/proceedings/proceedings.api.ts';
import { useDocumentNames } from '#domain/legal-entity/proceedings/use-document-names.ts';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FailureText } from '#shared/ui/FailureText.tsx';
import { Section } from '#shared/ui/Section.tsx';
import styles from './Proceedings.module.css';

/**
 * Bankruptcy and pre-bankruptcy at the head of the extract (R2.4, R2.7): which proceedings the registry has documents of, how
 * many and the latest. 'None' only when the registry has answered; otherwise 'not known' and 'try again'.
 */
export function ProceedingsStatus({ jib }: { jib: string }) {
  const { t } = useTranslation(['entity-profile', 'ui']);
  const headingId = useId();
  const state = useProceedings(jib);
  const documents = state.kind === 'known' ? state.documents : [];
  return (
    <section className={styles.status} aria-labelledby={headingId} aria-busy={state.kind === 'pending' || undefined}>
      <h2 id={headingId}>{t('proceedings.title')}</h2>
      {state.kind === 'pending' ? <p className={styles.muted}>{t('proceedings.loading')}</p> : null}
      {state.kind === 'known' && documents.length === 0 ? <p>{t('proceedings.none')}</p> : null}
      {documents.length > 0 ? <Documents of={documents} /> : null}
      {state.kind === 'unknown' ? (
        <div className={styles.unknown} role={state.retry ? 'alert' : undefined}>
          <p className={styles.strong}>{t('proceedings.unknown')}</p>
          {state.error === undefined ? (
            <p>{t(state.retry ? 'proceedings.noAnswer' : 'proceedings.notAsked')}</p>
          ) : (
            <FailureText error={state.error} />
          )}
          {state.retry ? (
            <Button size="small" isPending={state.isPending} onClick={state.retry}>
              {t('ui:tryAgain')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

/** Proceedings by name, number of documents and the latest of them, with a link to the documents below. */
function Documents({ of }: { of: readonly ProceedingDocument[] }) {
  const { t } = useTranslation(['entity-profile', 'proceedings']);
  const lang = useLang();
  const { documentName } = useDocumentNames();
  const last = lastDated(of);
  return (
    <div className={styles.known}>
      <p className={styles.labels}>
        {proceedingsOf(of).map((key) => (
          <ProceedingLabel key={key} proceedingTypeKey={key} />
        ))}
        <span>{t('proceedings:documents', { count: of.length })}</span>
        <a className="no-print" href="#proceedings">
          {t('proceedings.show')}
        </a>
      </p>
      {last ? (
        <p>
          <span className={styles.muted}>{t('proceedings.latestLabel')}: </span>
          {t('proceedings.latest', {
            date: formatDate(last.submittedOn, lang),
            document: documentName(last.documentType) || t('proceedings:unnamedDocument'),
          })}
        </p>
      ) : null}
    </div>
  );
}

/** The documents of the proceedings (R2.7); renders nothing while there are none, because the head says so. */
export function ProceedingsSection({ jib, name }: { jib: string; name: string }) {
  const { t } = useTranslation('entity-profile');
  const state = useProceedings(jib);
  if (state.kind !== 'known' || state.documents.length === 0) return null;
  return (
    <Section title={t('proceedings.documents')} id="proceedings">
      <DocumentTable name={name} documents={state.documents} />
    </Section>
  );
}
