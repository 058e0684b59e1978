import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The action itself as text: 'Submit the report', not 'Yes'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** The action is running: it cannot be started again, and the dialog cannot be closed by accident. */
  isPending?: boolean;
  /** See `Dialog`. */
  isInHistory?: boolean;
};

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onClose,
    isPending = false,
    isInHistory,
  } = props;
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
      isInHistory={isInHistory}
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
