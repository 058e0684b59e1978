import type { ComponentProps } from 'react';
import { SelectField } from '#shared/ui/SelectField.tsx';

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
