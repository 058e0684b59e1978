import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type FormDialogProps = {
  title: ReactNode;
  size?: 's' | 'm' | 'l';
  submitLabel: string;
  /** The default of the event is prevented. */
  onSubmit: (event: SyntheticEvent) => void;
  onClose: () => void;
  /** Buttons after the one that submits. */
  others?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog that opens with it; a press beside it does not close it, so that nothing typed is lost. */
export function FormDialog({ title, size = 'm', submitLabel, onSubmit, onClose, others, children }: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      keepOpenOutside
      {...{ title, size, onClose }}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId}>
            {submitLabel}
          </Button>
          {others}
        </>
      }
    >
      <form
        id={formId}
        className="stack-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
