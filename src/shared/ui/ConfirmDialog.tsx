import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The act itself as text: 'Submit the report', not 'Yes'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** The act is going on: it cannot be started twice, nor the dialog be left by accident. */
  isPending?: boolean;
};

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onClose, isPending = false } = props;
  const { t } = useTranslation('ui');
  const leave = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      open={open}
      title={title}
      size="s"
      onClose={leave}
      keepOpenOutside={isPending}
      actions={
        <>
          <Button variant="primary" isPending={isPending} onClick={onConfirm}>
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
