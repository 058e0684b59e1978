import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { classes } from './classes.ts';
import { describedBy, FieldError, RequiredMark } from './Field.tsx';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'required' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  required?: boolean | undefined;
};

/** One box to tick, its words beside it. Native properties and `ref` go to the input. */
export function CheckboxField({ label, hint, error, required, id, className, ...native }: CheckboxFieldProps) {
  const madeUp = useId();
  const control = id ?? madeUp;
  return (
    <div className={classes(styles.choice, className)}>
      <input
        {...native}
        type="checkbox"
        id={control}
        className={styles.box}
        aria-describedby={describedBy(control, { hint, error })}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
      />
      <label htmlFor={control}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${control}-error`}>{error}</FieldError> : null}
    </div>
  );
}
