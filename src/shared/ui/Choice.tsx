import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { fieldAria, FieldError, type FieldFrame, FieldHint, RequiredMark, useFieldId } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { textElement } from './text-element.tsx';
import styles from './Choice.module.css';

type CheckboxFieldProps = Omit<FieldFrame, 'labelHidden'> &
  Omit<ComponentProps<'input'>, 'type' | 'required' | 'children'>;

/** A checkbox with its label beside it. Native properties and `ref` go to the input. */
export function CheckboxField({ label, hint, error, required, id, className, ...native }: CheckboxFieldProps) {
  const control = useFieldId(id);
  return (
    <div className={classNames(styles.choice, className)}>
      <input {...native} {...fieldAria(control, { hint, error, required })} type="checkbox" className={styles.box} />
      <label htmlFor={control}>
        {textElement(label)}
        {required ? <RequiredMark /> : null}
      </label>
      <FieldHint of={control} className={styles.hint}>
        {hint}
      </FieldHint>
      <FieldError of={control}>{error}</FieldError>
    </div>
  );
}

type RadioGroupProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked' | 'required' | 'children'> & {
    options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
    /** The selected value; omit it when a form registers the radios. */
    value?: string | null | undefined;
  };

/** One choice of a few, all visible. Native properties and `ref` go to every radio: spread a form's `register(...)` on it. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, required, labelHidden, id, className, options, value, ...native } = props;
  const base = useFieldId(id);
  return (
    <FieldGroup {...{ label, hint, error, required, labelHidden, className }} id={base} role="radiogroup">
      <div className={styles.choices}>
        {options.map((option) => {
          const own = `${base}-${option.value}`;
          return (
            <div key={option.value} className={styles.choice}>
              <input
                name={base}
                {...native}
                {...(value !== undefined && {
                  checked: value === option.value,
                  onChange: native.onChange ?? (() => {}),
                })}
                type="radio"
                id={own}
                value={option.value}
                disabled={option.disabled ?? native.disabled}
                className={classNames(styles.box, styles.round)}
                aria-describedby={option.hint ? `${own}-hint` : undefined}
              />
              <label htmlFor={own}>{option.label}</label>
              <FieldHint of={own} className={styles.hint}>
                {option.hint}
              </FieldHint>
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
