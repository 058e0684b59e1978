import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { DateField } from '#shared/ui/DateField.tsx';
import type { FieldFrame } from '#shared/ui/Field.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextAreaField, TextField } from '#shared/ui/TextField.tsx';
import type { ValueField } from './field-table.ts';
import { useProblem } from './use-problem-text.ts';
import styles from './fields.module.css';

export type DeskFieldProps = Pick<FieldFrame, 'hint' | 'required'> & {
  label: string;
  kind: ValueField['kind'];
  /** Place of the value in the form: 'parts.notices.0.text'. */
  name: string;
};

const INPUT_MODES: Partial<Record<ValueField['kind'], 'url' | 'tel' | 'numeric'>> = {
  url: 'url',
  phone: 'tel',
  number: 'numeric',
};

/** One line of text. */
export function LineField({ name, kind, ...props }: DeskFieldProps) {
  const { register } = useFormContext();
  return (
    <TextField
      id={name}
      autoComplete="off"
      inputMode={INPUT_MODES[kind]}
      {...props}
      error={useProblem(name)}
      {...register(name)}
    />
  );
}

/** Several plain texts, one in each line. */
export function LinesField({ name, kind: _kind, ...props }: DeskFieldProps & { lang?: string }) {
  const { register } = useFormContext();
  return <TextAreaField id={name} rows={3} {...props} error={useProblem(name)} {...register(name)} />;
}

/** The same text in the three languages, side by side. */
export function LanguagesField({ name, kind, ...props }: DeskFieldProps) {
  const { t } = useTranslation('layout');
  return (
    <FieldGroup id={name} {...props} error={useProblem(name)}>
      <div className={`stack ${styles.languages}`}>
        {LANGUAGES.map((lang) => (
          <LinesField key={lang} name={`${name}.${lang}`} kind={kind} label={t(`languages.${lang}`)} lang={lang} />
        ))}
      </div>
    </FieldGroup>
  );
}

/** What an input takes that is not registered by a reference. */
export function useInput(name: string) {
  const { field } = useController({ name });
  const { onChange, onBlur } = field;
  return { id: name, value: String(field.value ?? ''), error: useProblem(name), onChange, onBlur };
}

/** How urgent a notice is. */
export function LevelField({ name, kind: _kind, ...frame }: DeskFieldProps) {
  const { t } = useTranslation(['operator-desk', 'ui']);
  const options = (['info', 'warning', 'urgent'] as const).map((value) => ({ value, label: t(`levels.${value}`) }));
  return <SelectField placeholder={t('ui:choose')} {...frame} {...useInput(name)} options={options} />;
}

/** A day, or a day and, if wanted, a time by the clocks of Sarajevo. */
export function MomentField({ name, kind, ...frame }: DeskFieldProps) {
  return <MomentInput {...frame} {...useInput(name)} withTime={kind === 'moment'} />;
}

/** The inputs of a single value, with or without a form. */
export type InputProps = FieldFrame & {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** The inputs of a moment, `2027-02-28` or `2027-02-28T08:00`. */
export function MomentInput({ withTime, value, onChange, ...input }: InputProps & { withTime: boolean }) {
  const [day = '', time = ''] = value.split('T');
  const joined = (nextDay: string, nextTime: string) => (nextTime ? `${nextDay}T${nextTime}` : nextDay);
  return (
    <DateField
      {...input}
      value={day}
      onChange={(next) => onChange(joined(next, time))}
      time={withTime ? { value: time, onChange: (next) => onChange(joined(day, next)) } : undefined}
    />
  );
}
