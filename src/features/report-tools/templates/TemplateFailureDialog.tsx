import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { errorTextKey } from '#shared/ui/error-text.ts';
import { ServerText } from './ServerWords.tsx';
import type { DownloadState } from './use-document-download.ts';

type TemplateFailureDialogProps = {
  state: DownloadState;
  /** Clears the jib (R4.6, R8). */
  onAccept: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/**
 * A download failed (R8). When the agency answered, the dialog of the specification stands with the agency's own words:
 * accepting it clears the jib. Where nothing answered, or no jib was given, the jib is not to blame, and it says so.
 */
export function TemplateFailureDialog({ state, onAccept, onRetry, onClose }: TemplateFailureDialogProps) {
  const { t } = useTranslation('templates');
  const { t: ui } = useTranslation('ui');
  if (state.step !== 'failed') return null;
  const { kind, error, jib } = state;
  const answered = error.kind === 'http' || error.kind === 'contract';
  const title = t(`failed.${kind}`);
  // A refusal (4xx) is about what was asked; anything else has a cause of its own, which comes first.
  const cause = error.kind !== 'http' || (error.status ?? 0) >= 500 || /forbidden|tooMany/.test(errorTextKey(error));
  if (!answered || jib === '')
    return (
      <Dialog
        open
        size="s"
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              {ui('tryAgain')}
            </Button>
            <Button onClick={onClose}>{ui('close')}</Button>
          </>
        }
      >
        {cause || error.message === undefined ? <p>{ui(errorTextKey(error))}</p> : null}
        <ServerText of={error} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={t('failed.removeJib')}
      cancelLabel={t('failed.keepJib')}
      onConfirm={onAccept}
      onClose={onClose}
    >
      {cause ? <p>{ui(errorTextKey(error))}</p> : null}
      <p>{t(`failed.${kind}Text`)}</p>
      <ServerText of={error} />
    </ConfirmDialog>
  );
}
