import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** `children`: what will happen, and whether it can be undone. */
type ConfirmDialogProps = Pick<
  ComponentProps<typeof Dialog>,
  'open' | 'title' | 'children' | 'onClose' | 'isInHistory'
> & {
  /** The action itself as text: 'Submit the report', not 'Yes'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  /** The action is running: it cannot be started again, and the dialog cannot be closed by accident. */
  isPending?: boolean;
};

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, onConfirm, onClose, isPending = false, ...dialog } = props;
  const { t } = useTranslation('ui');
  const leave = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      {...dialog}
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
    />
  );
}
