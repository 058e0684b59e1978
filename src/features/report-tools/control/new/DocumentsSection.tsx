import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { useAnnounce } from '#shared/ui/use-announce.ts';
import { DOCUMENT_KINDS, type AttachmentKind } from '../report/file-kinds.ts';
import type { In } from './control-machine.ts';
import { notesAreObligatory } from '../report/report-id.ts';
import { DocumentRow } from './DocumentRow.tsx';
import styles from './DocumentsSection.module.css';
import { useDocuments } from './use-documents.ts';

type DocumentsSectionProps = {
  state: In<'attach'>;
  onSelected: (kind: AttachmentKind, file: File) => void;
  onRemoved: (kind: AttachmentKind) => void;
  onMainRemoved: () => void;
};

/** The main report and the documents beside it: the mandatory one, then the additional ones (R2.11, R4.8). */
export function DocumentsSection({ state, onSelected, onRemoved, onMainRemoved }: DocumentsSectionProps) {
  const { t } = useTranslation('control');
  const { refusals, choose } = useDocuments(onSelected);
  const [asking, setAsking] = useState(false);
  const { main, documents, result } = state;
  const obligatory = notesAreObligatory(result.id);
  const latest = Object.values(refusals).at(-1);
  useAnnounce(latest ? `${latest.name}: ${t(`refused.${latest.reason}`)}` : null);
  const row = (kind: AttachmentKind) => (
    <DocumentRow
      key={kind}
      kind={kind}
      file={documents[kind]}
      mandatory={kind === 'notes' && obligatory}
      refusal={refusals[kind]}
      onFiles={(files) => void choose(kind, files)}
      onRemove={() => onRemoved(kind)}
    />
  );
  const [notes, ...additional] = DOCUMENT_KINDS;
  // Removing the report removes everything: asked first when there is more to lose than itself.
  const removeMain = () => (Object.keys(documents).length > 0 ? setAsking(true) : onMainRemoved());

  return (
    <Section title={t('documents.title')} intro={t('documents.intro')}>
      <h3 className={styles.head}>{t('chooseMandatoryReports')}</h3>
      <ul className={styles.list}>
        <DocumentRow kind="main" file={main} mandatory note={t('documents.checked')} onRemove={removeMain} />
        {notes ? row(notes) : null}
      </ul>
      <h3 className={styles.head}>{t('chooseAdditionalReports')}</h3>
      <ul className={styles.list}>{additional.map(row)}</ul>
      <ConfirmDialog
        open={asking}
        title={t('documents.removeTitle')}
        confirmLabel={t('documents.removeConfirm')}
        onConfirm={onMainRemoved}
        onClose={() => setAsking(false)}
      >
        <p>{t('documents.removeText')}</p>
      </ConfirmDialog>
    </Section>
  );
}
