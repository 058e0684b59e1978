import type { ComponentProps } from 'react';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { LoadError } from '#shared/ui/FailureText.tsx';
import styles from './NumberSelect.module.css';

type NumberSelectProps = Omit<ComponentProps<typeof SelectField>, 'value' | 'onChange'> & {
  value: number | null;
  onChange: (value: number | null) => void;
};

/** A select whose choices are numbers: ids, years. The placeholder stands for no choice. */
export function NumberSelect({ value, onChange, ...rest }: NumberSelectProps) {
  return (
    <SelectField
      {...rest}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    />
  );
}

type ListProblemProps = {
  /** The query of one list, as its hook gives it. */
  of: { isError: boolean; isFetching: boolean; error?: unknown; refetch: () => unknown };
  /** Which list could not be loaded. */
  title: string;
};

/** A list that did not load, with 'try again'; the other fields of the form do not suffer (faults G08). */
export function ListProblem({ of, title }: ListProblemProps) {
  if (!of.isError) return null;
  return (
    <div className={styles.problem}>
      <LoadError error={of.error} title={title} isPending={of.isFetching} onRetry={() => void of.refetch()} />
    </div>
  );
}
