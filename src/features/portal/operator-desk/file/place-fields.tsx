import X from 'lucide-react/icons/x';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Combobox } from '#shared/ui/Combobox.tsx';
import styles from './fields.module.css';
import type { DeskFieldProps } from './fields.tsx';
import type { PlaceOption } from './use-options.ts';
import { useProblem } from './use-problem-text.ts';

type PlaceInputProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  required?: boolean;
  error?: string | null;
  options: readonly PlaceOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** One screen or action, found by typing any part of its name or address. */
export function PlaceInput({ options, value, onChange, ...field }: PlaceInputProps) {
  const { t } = useTranslation('operator-desk');
  const at = options.findIndex((option) => option.value === value);
  return (
    <Combobox
      {...field}
      placeholder={t('choose')}
      options={options.map(({ label, searched = label }, id) => ({ id, label, searched }))}
      value={at === -1 ? null : at}
      onChange={(id) => onChange(id === null ? '' : (options[id]?.value ?? ''))}
    />
  );
}

/** One screen or action of the form. */
export function PlaceField({ name, ...props }: DeskFieldProps & { options: readonly PlaceOption[] }) {
  const { field } = useController({ name });
  return (
    <PlaceInput
      id={name}
      {...props}
      error={useProblem(name)}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

/** Several screens of the form; each is added by its name, and removed again by its button. */
export function PlacesField({ name, options, ...props }: DeskFieldProps & { options: readonly PlaceOption[] }) {
  const { t } = useTranslation('operator-desk');
  const { announcer } = usePortal();
  const { field } = useController({ name });
  const selected: readonly unknown[] = Array.isArray(field.value) ? (field.value as unknown[]) : [];
  return (
    <div className={styles.places}>
      <PlaceInput
        id={name}
        {...props}
        error={useProblem(name)}
        options={options.filter(({ value }) => !selected.includes(value))}
        value=""
        onChange={(value) => value && field.onChange([...selected, value])}
        onBlur={field.onBlur}
      />
      {selected.length > 0 ? (
        <ul aria-label={props.label} className={styles.places}>
          {options
            .filter(({ value }) => selected.includes(value))
            .map(({ value, label }) => (
              <li key={value}>
                <Button
                  size="small"
                  icon={X}
                  aria-label={t('remove', { what: label })}
                  onClick={() => {
                    field.onChange(selected.filter((one) => one !== value));
                    announcer.announce(t('removed', { what: label }));
                    document.getElementById(name)?.focus();
                  }}
                >
                  {label}
                </Button>
              </li>
            ))}
        </ul>
      ) : null}
    </div>
  );
}
