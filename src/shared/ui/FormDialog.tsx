import { type ComponentProps, type ReactNode, type SyntheticEvent, useId } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'onClose' | 'children'> & {
  submitLabel: string;
  /** The default of the event is prevented. */
  onSubmit: (event: SyntheticEvent) => void;
  /** Buttons after the one that submits. */
  others?: ReactNode;
};

/** A form in a dialog that opens with it; a press beside it does not close it, so that nothing typed is lost. */
export function FormDialog({ submitLabel, onSubmit, others, children, ...dialog }: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open
      keepOpenOutside
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
