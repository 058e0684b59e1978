import { useTranslation } from 'react-i18next';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { DOCUMENT_KINDS, sentName } from '../report/file-kinds.ts';
import { SubmitDialogFrame } from '../report/SubmitDialogFrame.tsx';
import type { In } from './control-machine.ts';

type SubmitDialogProps = {
  state: In<'confirming'> | In<'sending'>;
  onSubmit: () => void;
  onDecline: () => void;
  onCancel: () => void;
};

/** Asks once more what is submitted, then shows it on its way (R4.8, F10). */
export function SubmitDialog({ state, ...acts }: SubmitDialogProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const { main, documents } = state.from;
  const files = [
    { kind: 'main' as const, file: main },
    ...DOCUMENT_KINDS.flatMap((kind) => (documents[kind] ? [{ kind, file: documents[kind] }] : [])),
  ];
  return (
    <SubmitDialogFrame state={state} title={t('confirmSendng')} {...acts}>
      <p>{t('submit.confirmText', { count: files.length })}</p>
      <ul>
        {files.map(({ kind, file }) => (
          <FileRow
            key={kind}
            status="ok"
            name={sentName(kind, file.name)}
            note={`${t(`kind.${kind}`)} · ${formatFileSize(file.size, lang)}`}
          />
        ))}
      </ul>
    </SubmitDialogFrame>
  );
}
