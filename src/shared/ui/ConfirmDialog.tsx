import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The act itself in words: 'Submit the report', not 'Yes'. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
  /** The act is going on: it cannot be started twice, nor the dialog be left by accident. */
  busy?: boolean;
};

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onClose, busy = false } = props;
  const { t } = useTranslation('ui');
  const leave = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      title={title}
      size="s"
      onClose={leave}
      keepOpenOutside={busy}
      actions={
        <>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button onClick={leave}>{cancelLabel ?? t('cancel')}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
