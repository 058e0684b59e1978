import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { PendingBar } from '../report/PendingBar.tsx';
import type { In } from './control-machine.ts';
import { DOCUMENT_KINDS, sentName } from '../report/file-kinds.ts';

type SubmitDialogProps = {
  state: In<'confirming'> | In<'sending'>;
  onSubmit: () => void;
  onDecline: () => void;
  onCancel: () => void;
};

/** Asks once more what is submitted, then shows it on its way; while it is sent nothing but its own button ends it (R4.8, F10). */
export function SubmitDialog({ state, onSubmit, onDecline, onCancel }: SubmitDialogProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const { main, documents } = state;
  const sending = state.step === 'sending';
  const files = [
    { kind: 'main' as const, file: main },
    ...DOCUMENT_KINDS.flatMap((kind) => (documents[kind] ? [{ kind, file: documents[kind] }] : [])),
  ];
  return (
    <Dialog
      open
      title={t(sending ? 'busy.send.title' : 'confirmSendng')}
      onClose={onDecline}
      locked={sending}
      actions={
        sending ? null : (
          <>
            <Button variant="primary" icon={Send} onClick={onSubmit}>
              {t('SubmitReport')}
            </Button>
            <Button onClick={onDecline}>{t('CancelReport')}</Button>
          </>
        )
      }
    >
      {sending ? (
        <PendingBar what="send" sent={state.sent} since={state.since} onCancel={onCancel} />
      ) : (
        <>
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
        </>
      )}
    </Dialog>
  );
}
