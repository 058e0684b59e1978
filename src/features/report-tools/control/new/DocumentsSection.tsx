import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { useAnnounce } from '#shared/ui/Announcer.tsx';
import { DOCUMENT_KINDS, type AttachmentKind } from '../report/file-kinds.ts';
import type { In } from './control-machine.ts';
import { notesAreObligatory } from '../report/report-id.ts';
import { DocumentRow } from './DocumentRow.tsx';
import styles from './DocumentsSection.module.css';
import { useDocuments } from './use-documents.ts';

type DocumentsSectionProps = {
  state: In<'attach'> | In<'refused'>;
  onSelected: (kind: AttachmentKind, file: File) => void;
  onRemoved: (kind: AttachmentKind) => void;
  onMainRemoved: () => void;
};

/** The main report and the documents beside it: the mandatory one, then the additional ones (R2.11, R4.8). */
export function DocumentsSection({ state, onSelected, onRemoved, onMainRemoved }: DocumentsSectionProps) {
  const { t } = useTranslation('control');
  const { main, documents, result } = state;
  const { notes, choose } = useDocuments([main, ...Object.values(documents)], onSelected);
  const [asking, setAsking] = useState(false);
  const obligatory = notesAreObligatory(result.id);
  const latest = Object.values(notes).at(-1);
  useAnnounce(
    !latest
      ? null
      : 'refusal' in latest
        ? `${latest.refusal.name}: ${t(`refused.${latest.refusal.reason}`)}`
        : `${latest.of.name}: ${t(`content.${latest.warning}`)}`,
  );
  const row = (kind: AttachmentKind) => (
    <DocumentRow
      key={kind}
      kind={kind}
      file={documents[kind]}
      mandatory={kind === 'notes' && obligatory}
      said={notes[kind]}
      onFiles={(files) => void choose(kind, files)}
      onRemove={() => onRemoved(kind)}
    />
  );
  const [first, ...additional] = DOCUMENT_KINDS;
  // Removing the report removes everything: asked first when there is more to lose than itself.
  const removeMain = () => (Object.keys(documents).length > 0 ? setAsking(true) : onMainRemoved());

  return (
    <Section title={t('documents.title')} intro={t('documents.intro')}>
      <h3 className={styles.head}>{t('chooseMandatoryReports')}</h3>
      <ul className={styles.list}>
        <DocumentRow kind="main" file={main} mandatory note={t('documents.checked')} onRemove={removeMain} />
        {first ? row(first) : null}
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
