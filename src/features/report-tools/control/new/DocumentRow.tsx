import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { FileInput } from '../report/FileInput.tsx';
import { RemoveButton } from '../report/RemoveButton.tsx';
import { acceptOf, type AttachmentKind, FILE_KINDS, type FileKind, KIND_RULES } from '../report/file-kinds.ts';
import type { DocumentNotes } from './use-documents.ts';

type DocumentRowProps = {
  kind: FileKind;
  file: File | undefined;
  mandatory: boolean;
  /** Said of the chosen file: checked without errors. */
  note?: string;
  said?: DocumentNotes[AttachmentKind];
  onFiles?: (files: File[]) => void;
  onRemove: () => void;
};

/** One of the five kinds of files (R2.11), with its number: chosen and removable, or still to be chosen. */
export function DocumentRow({ kind, file, mandatory, note, said, onFiles, onRemove }: DocumentRowProps) {
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
            {t('documents.choose')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </FileInput>
        ) : null
      }
    />
  );
}
