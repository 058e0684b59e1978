import { useTranslation } from 'react-i18next';
import { DocumentTable } from '#domain/legal-entity/proceedings/DocumentTable.tsx';
import {
  lastDated,
  type ProceedingDocument,
  proceedingsOf,
} from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import { ProceedingLabel } from '#domain/legal-entity/proceedings/ProceedingLabel.tsx';
import { useDocumentNames } from '#domain/legal-entity/proceedings/use-document-names.ts';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Section } from '#shared/ui/Section.tsx';
import styles from './Proceedings.module.css';

/** Proceedings by name, number of documents and the latest of them, with a link to the documents below. */
export function KnownDocuments({ documents }: { documents: readonly ProceedingDocument[] }) {
  const { t } = useTranslation(['entity-profile', 'proceedings']);
  const lang = useLang();
  const { documentName } = useDocumentNames();
  const last = lastDated(documents);
  return (
    <div className={styles.known}>
      <p className={styles.labels}>
        {proceedingsOf(documents).map((key) => (
          <ProceedingLabel key={key} proceedingTypeKey={key} />
        ))}
        <span>{t('proceedings:documents', { count: documents.length })}</span>
        <a className="no-print" href="#proceedings">
          {t('proceedings.show')}
        </a>
      </p>
      {last ? (
        <p>
          <span className="muted">{`${t('proceedings.latestLabel')}: `}</span>
          <span>
            {t('proceedings.latest', {
              date: formatDate(last.submittedOn, lang),
              document: documentName(last.documentType) || t('proceedings:unnamedDocument'),
            })}
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** The documents of the proceedings in the order of their submission (R2.7). */
export function ProceedingDocuments({ name, documents }: { name: string; documents: readonly ProceedingDocument[] }) {
  const { t } = useTranslation('entity-profile');
  return (
    <Section title={t('proceedings.documents')} id="proceedings">
      <DocumentTable name={name} documents={documents} />
    </Section>
  );
}
