import { useTranslation } from 'react-i18next';
import { type ApiError, errorReason } from '#shared/http/api-error.ts';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { FailureText, ServerLines } from '#shared/ui/FailureText.tsx';
import type { DownloadState } from './use-document-download.ts';

type TemplateFailureDialogProps = {
  state: DownloadState;
  /** Clears the jib (R4.6, R8). */
  onAccept: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/**
 * A download failed (R8): the agency's own message first. Where it refused the request and a jib was sent, the dialog of the
 * specification stands, and accepting it clears the jib. Anything else is not the jib's fault and can be tried again (readings, R8).
 */
export function TemplateFailureDialog({ state, onAccept, onRetry, onClose }: TemplateFailureDialogProps) {
  const { t } = useTranslation('templates');
  const { t: ui } = useTranslation('ui');
  if (state.step !== 'failed') return null;
  const { kind, error, jib } = state;
  const title = t(`failed.${kind}`);
  if (jib === '' || !blamesJib(error))
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
        <FailureText error={error} />
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
      <ServerLines error={error} />
      <p>{t(`failed.${kind}Text`)}</p>
    </ConfirmDialog>
  );
}

/** A 4xx about the request itself; a session that ended, too much or too often have causes of their own. */
function blamesJib(error: ApiError): boolean {
  const reason = errorReason(error);
  return reason === 'refused' || reason === 'notFound';
}
