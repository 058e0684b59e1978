import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { Status } from './Status.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What every field takes around its control. */
export type FieldFrame = {
  label: ReactNode;
  /** Stands under the label, before the control: a form, an example, where to find it. */
  hint?: ReactNode;
  /** What is wrong and how to put it right, as text. */
  error?: string | null | undefined;
  /** Marks the field and tells assistive technology; the rule itself is the form's. */
  required?: boolean | undefined;
  /** The label is for listeners only: where a heading beside the field says the same. */
  labelHidden?: boolean | undefined;
};

/** The sign of a required field, in sign and text. */
export function RequiredMark() {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.mark}>
      {' '}
      <span aria-hidden="true">*</span>
      <VisuallyHidden>({t('required')})</VisuallyHidden>
    </span>
  );
}

type FieldNoteProps = {
  /** Id of the control. */
  of: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The hint of a control or a group. No paragraph: a radiogroup holds radios and what has no role. */
export function FieldHint({ of, className, children }: FieldNoteProps) {
  return children ? (
    <div className={classNames(styles.hint, className)} id={`${of}-hint`}>
      {children}
    </div>
  ) : null;
}

/** The error of a control or a group, with its sign. */
export function FieldError({ of, className, children }: FieldNoteProps) {
  return children ? (
    <div id={`${of}-error`} className={classNames(styles.error, className)}>
      <Icon of={CircleAlert} size="s" />
      <span>{children}</span>
    </div>
  ) : null;
}

/** The ids under which hint and error of a control stand, joined for `aria-describedby`. */
export function describedBy(id: string, frame: Pick<FieldFrame, 'hint' | 'error'>): string | undefined {
  return classNames(frame.hint ? `${id}-hint` : null, frame.error ? `${id}-error` : null);
}

/** What ties a control to its label, hint and error: spread it on the control. */
export const fieldAria = (id: string, frame: Pick<FieldFrame, 'hint' | 'error' | 'required'>) => ({
  id,
  'aria-describedby': describedBy(id, frame),
  'aria-invalid': frame.error ? true : undefined,
  'aria-required': frame.required || undefined,
});

/** The id a field was given, else one of its own. */
export function useFieldId(given: string | undefined): string {
  const own = useId();
  return given ?? own;
}

type FieldProps = FieldFrame & {
  /** The id of the control; made up when missing. An error summary links to it. */
  id?: string | undefined;
  className?: string | undefined;
  /** What `useCutPaste` says of a paste; its place stands from the start. */
  cutNote?: string | null | undefined;
  children: (aria: ReturnType<typeof fieldAria>) => ReactNode;
};

/**
 * Label above, hint under it, the control, then the error. For controls that are not native (a combobox, a tree); for the
 * native ones take TextField, TextAreaField, SelectField, CheckboxField, RadioGroup or DateField.
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
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      <FieldHint of={control}>{hint}</FieldHint>
      {children(fieldAria(control, { hint, error, required }))}
      {cutNote === undefined ? null : <Status className={styles.cut}>{cutNote}</Status>}
      <FieldError of={control}>{error}</FieldError>
    </div>
  );
}
