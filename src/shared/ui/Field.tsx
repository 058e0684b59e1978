import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { Status } from './Status.tsx';
import { textElement } from './text-element.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Field.module.css';

/** Properties every field has around its control. */
export type FieldFrame = {
  label: ReactNode;
  /** Shown under the label, before the control: the format, an example, where to find the value. */
  hint?: ReactNode;
  /** What is wrong and how to correct it, as text. */
  error?: string | null | undefined;
  /** Marks the field as required, also for assistive technology; the form itself validates it. */
  required?: boolean | undefined;
  /** Hides the label visually, where a heading beside the field says the same. */
  labelHidden?: boolean | undefined;
};

/** The mark of a required field, as icon and text. */
export function RequiredMark() {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.mark}>
      <span aria-hidden="true"> *</span>
      <VisuallyHidden>{`(${t('required')})`}</VisuallyHidden>
    </span>
  );
}

type FieldNoteProps = {
  /** Id of the control. */
  of: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The hint of a control or group. No paragraph, because a radiogroup may only contain radios and elements without a role. */
export function FieldHint({ of, className, children }: FieldNoteProps) {
  return children ? (
    <div className={classNames(styles.hint, className)} id={`${of}-hint`}>
      {children}
    </div>
  ) : null;
}

/** The error of a control or group, with its icon. */
export function FieldError({ of, className, children }: FieldNoteProps) {
  return children ? (
    <div id={`${of}-error`} className={classNames(styles.error, className)}>
      <Icon of={CircleAlert} size="s" />
      <span>{children}</span>
    </div>
  ) : null;
}

/** The ids of a control's hint and error, joined for `aria-describedby`. */
export function describedBy(id: string, frame: Pick<FieldFrame, 'hint' | 'error'>): string | undefined {
  return classNames(frame.hint ? `${id}-hint` : null, frame.error ? `${id}-error` : null);
}

/** Connects a control with its label, hint and error: spread it on the control. */
export const fieldAria = (id: string, frame: Pick<FieldFrame, 'hint' | 'error' | 'required'>) => ({
  id,
  'aria-describedby': describedBy(id, frame),
  'aria-invalid': frame.error ? true : undefined,
  'aria-required': frame.required || undefined,
});

/** The given id of a field, or a generated one. */
export function useFieldId(given: string | undefined): string {
  const own = useId();
  return given ?? own;
}

type FieldProps = FieldFrame & {
  /** The id of the control, generated when missing. An error summary links to it. */
  id?: string | undefined;
  className?: string | undefined;
  /** Message of `useCutPaste`; its live region is rendered from the start. */
  cutNote?: string | null | undefined;
  children: (aria: ReturnType<typeof fieldAria>) => ReactNode;
};

/**
 * Label, hint, control and error, in this order. For controls that are not native (combobox, tree); for native ones use
 * TextField, TextAreaField, SelectField, CheckboxField, RadioGroup or DateField.
 */
export function Field({ label, hint, error, required, labelHidden, id, className, cutNote, children }: FieldProps) {
  const control = useFieldId(id);
  return (
    <div className={classNames(styles.field, className)}>
      <label
        className={classNames(styles.label, labelHidden && 'visually-hidden')}
        htmlFor={control}
        id={`${control}-label`}
      >
        {textElement(label)}
        {required ? <RequiredMark /> : null}
      </label>
      <FieldHint of={control}>{hint}</FieldHint>
      {children(fieldAria(control, { hint, error, required }))}
      {cutNote === undefined ? null : <Status className={styles.cut}>{cutNote}</Status>}
      <FieldError of={control}>{error}</FieldError>
    </div>
  );
}
