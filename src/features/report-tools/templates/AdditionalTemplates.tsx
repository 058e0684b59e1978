import { useTranslation } from 'react-i18next';
import { documentUrl } from '#shared/config/document-url.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import styles from './InfoPanel.module.css';
import type { TemplateDocument } from './template-documents.ts';

/** The documents that go with the report, in the file of the language (R2.8, R2.9); only named where there is no documents base. */
export function AdditionalTemplates({ documents, lang }: { documents: readonly TemplateDocument[]; lang: Lang }) {
  const { t } = useTranslation('templates');
  return (
    <ul className={styles.documents}>
      {documents.map(({ key, file }) => {
        const address = documentUrl(file[lang]);
        const name = t(`document.${key}`);
        return (
          <li key={key}>
            {address ? <ExternalLink href={address}>{name}</ExternalLink> : <span>{name}</span>}
            <span className={styles.kind}>{file[lang].split('.').pop()?.toUpperCase()}</span>
          </li>
        );
      })}
    </ul>
  );
}
