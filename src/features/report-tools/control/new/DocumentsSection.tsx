import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lock, Plus } from 'lucide-react';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { useAnnounce } from '#shared/ui/Announcer.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { Badge } from '#shared/ui/Status.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { Banner } from '#shared/ui/Banner.tsx';
import {
  acceptOf,
  type AttachmentKind,
  DOCUMENT_KINDS,
  FILE_KINDS,
  type FileKind,
  hasAllowedEnding,
  KIND_RULES,
} from '../report/file-kinds.ts';
import type { In } from './control-machine.ts';
import { notesAreObligatory } from '../report/report-id.ts';
import styles from './DocumentsSection.module.css';
import { contentWarning, type ContentWarning, fileFault } from '../report/file-faults.ts';
import { FileInput } from '#shared/ui/FileInput.tsx';
import { type Refusal, RemoveButton } from '../report/DropZone.tsx';

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
  const [isConfirming, setConfirming] = useState(false);
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
  // Removing the report removes everything: to be confirmed when there is more to lose than itself.
  const removeMain = () => (Object.keys(documents).length > 0 ? setConfirming(true) : onMainRemoved());

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
        open={isConfirming}
        title={t('documents.removeTitle')}
        confirmLabel={t('documents.removeConfirm')}
        onConfirm={onMainRemoved}
        onClose={() => setConfirming(false)}
      >
        <p>{t('documents.removeText')}</p>
      </ConfirmDialog>
    </Section>
  );
}

/** What is to be said of a kind's last choice: why it was not taken, or what looks odd about the file that was. */
type DocumentNotes = Partial<Record<AttachmentKind, { refusal: Refusal } | { warning: ContentWarning; of: File }>>;

/** Takes a document when its ending fits its kind, else says why not (R5, F01); odd content is worth a word only (F02; readings, R2.11). */
function useDocuments(others: readonly File[], onTaken: (kind: AttachmentKind, file: File) => void) {
  const [notes, setNotes] = useState<DocumentNotes>({});

  async function choose(kind: AttachmentKind, [file, ...more]: File[]): Promise<void> {
    if (!file) return;
    const fits = hasAllowedEnding(file.name, KIND_RULES[kind].endings);
    const reason = more.length > 0 ? ('several' as const) : fits ? await fileFault(file, others) : ('ending' as const);
    const warning = reason ? null : await contentWarning(file);
    setNotes(({ [kind]: _last, ...rest }) => {
      if (reason) return { ...rest, [kind]: { refusal: { name: file.name, reason } } };
      return warning ? { ...rest, [kind]: { warning, of: file } } : rest;
    });
    if (!reason) onTaken(kind, file);
  }

  return { notes, choose };
}

type DocumentRowProps = {
  kind: FileKind;
  file: File | undefined;
  mandatory: boolean;
  /** Said of the selected file: checked without errors. */
  note?: string;
  said?: DocumentNotes[AttachmentKind];
  onFiles?: (files: File[]) => void;
  onRemove: () => void;
};

/** One of the five kinds of files (R2.11), with its number: selected and removable, or still to be selected. */
function DocumentRow({ kind, file, mandatory, note, said, onFiles, onRemove }: DocumentRowProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const name = t(`kind.${kind}`);
  const forms = t(`documents.forms.${KIND_RULES[kind].endings.length > 1 ? 'document' : 'xlsx'}`);
  const refusal = said && 'refusal' in said ? said.refusal : null;
  // Of a file that was removed or replaced nothing is said any more.
  const warning = said && 'warning' in said && said.of === file ? said.warning : null;
  const parts = file ? [formatFileSize(file.size, lang), note].filter(Boolean).join(' · ') : forms;
  return (
    <FileRow
      name={`${FILE_KINDS.indexOf(kind) + 1}. ${name}`}
      badge={
        mandatory || kind === 'notes' ? (
          <Badge plain>{t(mandatory ? 'documents.mandatory' : 'documents.optional')}</Badge>
        ) : null
      }
      status={refusal ? 'error' : file ? 'ok' : 'waiting'}
      note={
        file ? (
          <>
            <bdi>{file.name}</bdi> · {parts}
          </>
        ) : (
          parts
        )
      }
      error={refusal ? `${refusal.name}: ${t(`refused.${refusal.reason}`)}` : null}
      warning={warning ? t(`content.${warning}`) : null}
      actions={
        file ? (
          <RemoveButton what={name} onRemove={onRemove} />
        ) : onFiles ? (
          <FileInput size="small" icon={Plus} accept={acceptOf(KIND_RULES[kind].endings)} onFiles={onFiles}>
            {t('choose.button')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </FileInput>
        ) : null
      }
    />
  );
}

/** The documents that will be requested once the report is correct, so that they can be prepared. */
export function LockedDocuments({ title }: { title: string }) {
  const { t } = useTranslation('control');
  return (
    <Section title={title} className="no-print">
      <Banner kind="info" icon={Lock}>
        {t('documents.locked')}
      </Banner>
      <ul className={styles.lockedDocumentsList}>
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
