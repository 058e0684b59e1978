import { type ComponentProps, useState } from 'react';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type ConfirmButtonProps = Omit<ComponentProps<typeof Button>, 'title' | 'onClick'> &
  Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'confirmLabel' | 'cancelLabel' | 'onConfirm'> & {
    /** What will happen, and whether it can be undone. */
    text: string;
    /** False where nothing would be lost: it then acts at once. */
    asks?: boolean;
  };

/** A button that asks once more before it does what cannot be taken back. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, confirmLabel, cancelLabel, onConfirm, text, asks = true, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button {...button} onClick={asks ? () => setAsking(true) : onConfirm} />
      <ConfirmDialog
        {...{ title, confirmLabel, cancelLabel }}
        open={isAsking}
        onConfirm={() => {
          close();
          onConfirm();
        }}
        onClose={close}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}
