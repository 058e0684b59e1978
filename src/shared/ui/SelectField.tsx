import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldFrame } from './Field.tsx';
import styles from './Field.module.css';

type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'required' | 'multiple'> & {
    /** The options; alternatively pass `<option>` and `<optgroup>` as children. */
    options?: readonly { value: string | number; label: string; disabled?: boolean }[] | undefined;
    /** The first option, with the value '': 'All cantons', 'Choose'. */
    placeholder?: string | undefined;
  };

/** One choice out of a list, with the native select. Native properties and `ref` go to the select. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, labelHidden, id, className, options, placeholder, children, ...native } = props;
  return (
    <Field {...{ label, hint, error, required, labelHidden, id, className }}>
      {(aria) => (
        <select {...native} {...aria} className={classNames(styles.input, styles.select)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  );
}
