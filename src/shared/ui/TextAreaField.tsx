import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './Field.tsx';
import styles from './Field.module.css';

type TextAreaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'required' | 'children'>;

/** Several lines of text. Native properties and `ref` go to the textarea. */
export function TextAreaField({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  className,
  ...native
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, id, className }}>
      {(aria) => <textarea rows={5} dir="auto" {...native} {...aria} className={styles.input} />}
    </Field>
  );
}
