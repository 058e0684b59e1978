import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AttachmentKind, FILE_KINDS, type FileKind } from '#domain/filing/file-kinds.ts';
import { isValidReportId } from '#domain/report-form/report-id.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { FileInput } from '#shared/ui/FileInput.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { namedByContent } from '#shared/ui/selected-file.ts';
import { Badge } from '#shared/ui/Status.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { RemoveButton } from '../report/DropZone.tsx';
import { contentWarning, type ContentWarning, type ReportFileFault, reportFileFault } from '../report/file-faults.ts';
import { acceptOf, DOCUMENT_KINDS, KIND_RULES } from '../report/kind-rules.ts';
import { notesAreObligatory } from '../report/report-result.ts';
import { useFocusAfterChoice } from '../report/use-focus-after-choice.ts';
import type { ControlEvent, In } from './new-control-machine.ts';
import styles from './DocumentsSection.module.css';

/** The chosen documents that are still being read: they are not part of the submission yet. */
export type BeingRead = Partial<Record<AttachmentKind, File>>;

type DocumentsSectionProps = {
  state: In<'attach'> | In<'refused'>;
  reading: BeingRead;
  setReading: Dispatch<SetStateAction<BeingRead>>;
  dispatch: (event: ControlEvent) => void;
};

/** The main report and its documents: the mandatory one, then the additional ones (R2.11, R4.8). */
export function DocumentsSection({ state, reading, setReading, dispatch }: DocumentsSectionProps) {
  const { t } = useTranslation(['control', 'new', 'filing']);
  const { announcer } = usePortal();
  const { main, documents, result } = state;
  const [notes, setNotes] = useState<Partial<Record<AttachmentKind, DocumentNote>>>({});
  const [isConfirming, setConfirming] = useState(false);
  /** What was chosen last: a file that takes longer to read must not replace the one chosen after it. */
  const newest = useRef<Partial<Record<AttachmentKind, File[]>>>({});
  // Nor may it reach the next report when this one is removed meanwhile.
  useEffect(() => () => void (newest.current = {}), []);

  /** Takes a document if its extension fits, else shows why not (R5, F01). Odd content only warns (F02; readings, R2.11). */
  async function choose(kind: AttachmentKind, chosen: File[]): Promise<void> {
    const [first] = chosen;
    if (!first) return;
    newest.current[kind] = chosen;
    setReading((before) => ({ ...before, [kind]: first }));
    const files = await namedByContent(chosen, KIND_RULES[kind].endings);
    const [file = first] = files;
    // A document that is still being read counts as well, but not one of this kind that this one replaces.
    const besides = Object.values({ ...reading, ...documents, [kind]: undefined }).filter((each) => each !== undefined);
    const reason = await reportFileFault(files, kind, [main, ...besides]);
    const warning = reason ? null : await contentWarning(file);
    if (newest.current[kind] !== chosen) return;
    setReading(({ [kind]: _read, ...others }) => others);
    const key = reason ? (`refused.${reason}` as const) : warning && (`new:content.${warning}` as const);
    const note = key ? { of: file, key, isRefused: reason !== null } : undefined;
    setNotes((before) => ({ ...before, [kind]: note }));
    if (note) announcer.announce(`${nameOf(file)}: ${t(note.key)}`);
    if (!reason) dispatch({ type: 'documentSelected', kind, file });
  }

  function removeMain(): void {
    // Removing the report removes its documents as well, so with documents it needs a confirmation.
    if (Object.keys({ ...documents, ...reading }).length > 0) setConfirming(true);
    else dispatch({ type: 'mainRemoved' });
  }

  const row = (kind: AttachmentKind) => (
    <DocumentRow
      key={kind}
      kind={kind}
      file={documents[kind]}
      reading={reading[kind]}
      mandatory={kind === 'notes' && notesAreObligatory(result.id)}
      note={notes[kind]}
      onFiles={(files) => void choose(kind, files)}
      onRemove={() => dispatch({ type: 'documentRemoved', kind })}
    />
  );
  return (
    <Section title={t('new:documents.title')} intro={t('new:documents.intro')}>
      <h3 className={styles.head}>{t('new:chooseMandatoryReports')}</h3>
      <ul className={styles.list}>
        <DocumentRow kind="main" file={main} mandatory onRemove={removeMain} />
        {row('notes')}
      </ul>
      <h3 className={styles.head}>{t('new:chooseAdditionalReports')}</h3>
      <ul className={styles.list}>{DOCUMENT_KINDS.filter((kind) => kind !== 'notes').map(row)}</ul>
      <ConfirmDialog
        open={isConfirming}
        title={t('new:documents.removeTitle')}
        confirmLabel={t('new:documents.removeConfirm')}
        onConfirm={() => dispatch({ type: 'mainRemoved' })}
        onClose={() => setConfirming(false)}
      >
        <p>{t('new:documents.removeText')}</p>
      </ConfirmDialog>
    </Section>
  );
}

/** Message about the last file selected for a kind: why it was refused, or what looks wrong with it. */
type DocumentNote = {
  of: File;
  key: `refused.${ReportFileFault}` | `new:content.${ContentWarning}`;
  isRefused: boolean;
};

type DocumentRowProps = {
  kind: FileKind;
  file: File | undefined;
  reading?: File | undefined;
  mandatory: boolean;
  note?: DocumentNote | undefined;
  onFiles?: (files: File[]) => void;
  onRemove: () => void;
};

/** One of the five kinds of files (R2.11), numbered, with its selected file and a button to remove or select it. */
function DocumentRow({ kind, file, reading, mandatory, note, onFiles, onRemove }: DocumentRowProps) {
  const { t } = useTranslation(['control', 'new', 'filing']);
  const lang = useLang();
  const name = t(`filing:kind.${kind}`);
  const error = note?.isRefused && !reading ? `${nameOf(note.of)}: ${t(note.key)}` : null;
  const actions = useFocusAfterChoice(file !== undefined, true, 'button');
  return (
    <FileRow
      name={`${FILE_KINDS.indexOf(kind) + 1}. ${name}`}
      badge={
        mandatory || kind === 'notes' ? (
          <Badge plain>{t(mandatory ? 'new:documents.mandatory' : 'new:documents.optional')}</Badge>
        ) : null
      }
      status={error ? 'error' : file ? 'ok' : 'waiting'}
      note={
        file ? (
          <>
            <bdi>{nameOf(file)}</bdi>
            <span>
              {['', formatFileSize(file.size, lang), ...(kind === 'main' ? [t('new:documents.checked')] : [])].join(
                ' · ',
              )}
            </span>
          </>
        ) : reading ? (
          t('new:documents.reading', { file: nameOf(reading) })
        ) : (
          t(formsOf(kind))
        )
      }
      error={error}
      // No warning about a file that was removed or replaced.
      warning={note && !error && note.of === file ? t(note.key) : null}
      actions={
        <div ref={actions} className={styles.actions}>
          {file ? (
            <RemoveButton what={name} onRemove={onRemove} />
          ) : onFiles ? (
            <FileInput size="small" icon={Plus} accept={acceptOf(kind)} onFiles={onFiles}>
              <span>{t('choose.button')}</span>
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </FileInput>
          ) : null}
        </div>
      }
    />
  );
}

/** Key of the text that names the file formats of a kind. */
const formsOf = (kind: FileKind) =>
  `new:documents.forms.${KIND_RULES[kind].endings.length > 1 ? 'document' : 'xlsx'}` as const;

/** The documents that can be added once the report is correct, shown before so that they can be prepared. */
export function LockedDocuments({ title, id = '' }: { title: string; id?: string }) {
  const { t } = useTranslation(['control', 'new', 'filing']);
  // Without an id it is not known whether the notes are obligatory.
  const ofNotes = !isValidReportId(id) ? 'mostlyMandatory' : notesAreObligatory(id) ? 'mandatory' : 'optional';
  return (
    <Section title={title} className="no-print">
      <Banner kind="info" icon={Lock}>
        {t('new:documents.locked')}
      </Banner>
      <ul className={styles.lockedDocumentsList}>
        {DOCUMENT_KINDS.map((kind) => (
          <FileRow
            key={kind}
            name={t(`filing:kind.${kind}`)}
            note={t(formsOf(kind))}
            badge={kind === 'notes' ? <Badge plain>{t(`new:documents.${ofNotes}`)}</Badge> : null}
          />
        ))}
      </ul>
    </Section>
  );
}
