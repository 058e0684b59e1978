import { type ComponentProps, useState } from 'react';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type ConfirmButtonProps = Omit<ComponentProps<typeof Button>, 'title' | 'onClick'> &
  Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'confirmLabel' | 'cancelLabel' | 'onConfirm'> & {
    /** What will happen, and whether it can be undone. */
    text: string;
    /** False where nothing would be lost: it then acts without confirmation. */
    confirms?: boolean;
  };

/** A button that asks for confirmation before an action that cannot be undone. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, confirmLabel, cancelLabel, onConfirm, text, confirms = true, ...button } = props;
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  return (
    <>
      <Button {...button} onClick={confirms ? () => setConfirming(true) : onConfirm} />
      <ConfirmDialog
        {...{ title, confirmLabel, cancelLabel }}
        open={isConfirming}
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
