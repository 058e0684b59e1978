import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldError, type FieldFrame, FieldHint, RequiredMark, useFieldId } from './Field.tsx';
import { textElement } from './text-element.tsx';
import styles from './Field.module.css';

type FieldGroupProps = FieldFrame & {
  /** Target of an error summary: the group itself is focused. */
  id?: string | undefined;
  className?: string | undefined;
  /** For radios, so that assistive technology reads 'required' and 'invalid'. */
  role?: 'radiogroup';
  children: ReactNode;
};

/** Several controls under one question: a fieldset with legend, hint and error. Put CheckboxField or inputs inside. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, hint, error, required, labelHidden, id, className, role, children } = props;
  const group = useFieldId(id);
  return (
    <fieldset
      id={group}
      tabIndex={-1}
      role={role}
      className={classNames(styles.field, className)}
      aria-describedby={describedBy(group, { hint, error })}
      {...(role === 'radiogroup' && { 'aria-required': required, 'aria-invalid': error ? true : undefined })}
    >
      <legend className={classNames(styles.label, labelHidden && 'visually-hidden')}>
        {textElement(label)}
        {required ? <RequiredMark /> : null}
      </legend>
      <FieldHint of={group}>{hint}</FieldHint>
      {children}
      <FieldError of={group}>{error}</FieldError>
    </fieldset>
  );
}
