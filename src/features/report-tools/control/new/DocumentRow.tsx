import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { FileInput } from '../report/FileInput.tsx';
import { RemoveButton } from '../report/RemoveButton.tsx';
import type { Refusal } from '../report/RefusalNotes.tsx';
import { acceptOf, FILE_KINDS, KIND_RULES, type FileKind } from '../report/file-kinds.ts';

type DocumentRowProps = {
  kind: FileKind;
  file: File | undefined;
  mandatory: boolean;
  /** Said of the chosen file: checked without errors. */
  note?: string;
  refusal?: Refusal | undefined;
  onFiles?: (files: File[]) => void;
  onRemove: () => void;
};

/** One of the five kinds of files (R2.11), with its number: chosen and removable, or still to be chosen. */
export function DocumentRow({ kind, file, mandatory, note, refusal, onFiles, onRemove }: DocumentRowProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const name = t(`kind.${kind}`);
  const forms = t(`documents.forms.${KIND_RULES[kind].endings.length > 1 ? 'document' : 'xlsx'}`);
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
