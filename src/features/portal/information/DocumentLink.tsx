import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { documentUrl } from '#shared/config/document-url.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import documentFiles from './information-documents.json' with { type: 'json' };
import styles from './DocumentLink.module.css';

/** File names, per language, of the documents of the information pages (P2.16, P2.17) in the folder `VITE_DOCUMENTS_URL`. */
export const INFORMATION_DOCUMENTS = documentFiles;
export type InformationDocument = Exclude<keyof typeof documentFiles, 'organisationChart' | 'oldSavingsRequest'>;

/**
 * One document of an information page with its format, in the language of the page; it opens in a new tab. If the environment
 * names no folder of documents, its name is shown with a note on how to get it.
 */
export function DocumentLink({ document }: { document: InformationDocument }) {
  const { t } = useTranslation('information');
  const file = INFORMATION_DOCUMENTS[document][useLang()];
  const url = documentUrl(file);
  const format = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
  return (
    <span className={styles.document}>
      <Icon of={url ? Download : FileText} />
      <span>
        <ExternalLink href={url} className={styles.title}>
          {t(`documents.${document}`)}
        </ExternalLink>
        <small>{url ? format : t('documents.onRequest', { format })}</small>
      </span>
    </span>
  );
}

type DocumentsProps = { documents: readonly InformationDocument[]; className?: string | undefined };

/** Documents of an information page, as a list. */
export function DocumentItems({ documents, className }: DocumentsProps) {
  return (
    <ul className={className}>
      {documents.map((document) => (
        <li key={document}>
          <DocumentLink document={document} />
        </li>
      ))}
    </ul>
  );
}

/** A list of documents under a heading. */
export function DocumentList({ title, documents }: DocumentsProps & { title: string }) {
  return (
    <section className={styles.list}>
      <h2 className="title-m">{title}</h2>
      <DocumentItems documents={documents} />
    </section>
  );
}
