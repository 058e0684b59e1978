import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#shared/ui/Badge.tsx';
import { Banner } from '#shared/ui/Banner.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { DOCUMENT_KINDS } from '../report/file-kinds.ts';
import styles from './LockedDocuments.module.css';

/** The documents that will be asked for once the report is correct, so that they can be prepared. */
export function LockedDocuments({ title, children }: { title: string; children: string }) {
  const { t } = useTranslation('control');
  return (
    <Section title={title} className="no-print">
      <Banner kind="info" icon={Lock}>
        {children}
      </Banner>
      <ul className={styles.list}>
        {DOCUMENT_KINDS.map((kind) => (
          <FileRow
            key={kind}
            name={t(`kind.${kind}`)}
            note={t(`documents.forms.${kind === 'profitDecision' ? 'xlsx' : 'document'}`)}
            badge={kind === 'notes' ? <Badge plain>{t('documents.mandatory')}</Badge> : null}
          />
        ))}
      </ul>
    </Section>
  );
}
