import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Combobox } from '#shared/ui/Combobox.tsx';
import { type DeskFieldProps, type InputProps, useInput } from './fields.tsx';
import { type PlaceOption, useClosableOptions, useScreenOptions } from './screen-names.ts';
import { useProblem } from './use-problem-text.ts';
import styles from './fields.module.css';

/** One screen or action, found by typing any part of its name or address. */
export function PlaceInput({ options, value, onChange, ...field }: InputProps & { options: readonly PlaceOption[] }) {
  const { t } = useTranslation('ui');
  const numbered = useMemo(
    () => options.map(({ label, searched = label }, id) => ({ id, label, searched })),
    [options],
  );
  const at = options.findIndex((option) => option.value === value);
  return (
    <Combobox
      {...field}
      placeholder={t('choose')}
      options={numbered}
      value={at === -1 ? null : at}
      onChange={(id) => onChange(id === null ? '' : (options[id]?.value ?? ''))}
    />
  );
}

/** One screen or action of the form. */
export function ClosableField({ name, kind: _kind, ...frame }: DeskFieldProps) {
  return <PlaceInput {...frame} {...useInput(name)} options={useClosableOptions()} />;
}

/** Several screens of the form; each is added by its name, and removed again by its button. */
export function ScreensField({ name, kind: _kind, ...frame }: DeskFieldProps) {
  const options = useScreenOptions();
  const { t } = useTranslation('operator-desk');
  const { announcer } = usePortal();
  const { field } = useController({ name });
  const value: unknown = field.value;
  const selected: readonly unknown[] = useMemo(() => (Array.isArray(value) ? (value as unknown[]) : []), [value]);
  const others = useMemo(() => options.filter((option) => !selected.includes(option.value)), [options, selected]);
  return (
    <div className={styles.places}>
      <PlaceInput
        id={name}
        {...frame}
        error={useProblem(name)}
        options={others}
        value=""
        onChange={(added) => added && field.onChange([...selected, added])}
        onBlur={field.onBlur}
      />
      {selected.length > 0 ? (
        <ul aria-label={frame.label} className={styles.places}>
          {options
            .filter((option) => selected.includes(option.value))
            .map(({ value: chosen, label }) => (
              <li key={chosen}>
                <Button
                  size="small"
                  icon={X}
                  aria-label={t('remove', { what: label })}
                  onClick={() => {
                    field.onChange(selected.filter((one) => one !== chosen));
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
