import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { DateField } from '#shared/ui/DateField.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextAreaField, TextField } from '#shared/ui/TextField.tsx';
import styles from './fields.module.css';
import { useProblem } from './use-problem-text.ts';

export type DeskFieldProps = {
  /** Place of the value in the form: 'parts.notices.0.text'. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
};

/** One line of text. */
export function LineField({ name, ...props }: DeskFieldProps & { inputMode?: 'numeric' | 'tel' | 'url' }) {
  const { register } = useFormContext();
  return <TextField id={name} autoComplete="off" {...props} error={useProblem(name)} {...register(name)} />;
}

/** Several plain texts, one in each line. */
export function LinesField({ name, ...props }: DeskFieldProps & { lang?: string }) {
  const { register } = useFormContext();
  return <TextAreaField id={name} rows={3} {...props} error={useProblem(name)} {...register(name)} />;
}

/** The same text in the three languages, side by side. */
export function LanguagesField({ name, ...props }: DeskFieldProps) {
  const { t } = useTranslation('operator-desk');
  return (
    <FieldGroup id={name} {...props} error={useProblem(name)}>
      <div className={`stack ${styles.languages}`}>
        {LANGUAGES.map((lang) => (
          <LinesField key={lang} name={`${name}.${lang}`} label={t(`languages.${lang}`)} lang={lang} />
        ))}
      </div>
    </FieldGroup>
  );
}

/** One choice out of a list. */
export function ChoiceField(props: DeskFieldProps & { options: readonly { value: string; label: string }[] }) {
  const { name, ...others } = props;
  const { field } = useController({ name });
  const { t } = useTranslation('operator-desk');
  return (
    <SelectField
      id={name}
      placeholder={t('choose')}
      {...others}
      error={useProblem(name)}
      {...field}
      value={String(field.value ?? '')}
    />
  );
}

/** A day, or with `withTime` a day and, if wanted, a time by the clocks of Sarajevo. */
export function MomentField({ name, withTime = true, ...props }: DeskFieldProps & { withTime?: boolean }) {
  const { field } = useController({ name });
  return (
    <MomentInput
      id={name}
      {...{ ...props, withTime }}
      value={String(field.value ?? '')}
      error={useProblem(name)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

type MomentInputProps = {
  label: string;
  hint?: string | undefined;
  required?: boolean;
  id: string;
  withTime: boolean;
  /** `2027-02-28` or `2027-02-28T08:00`. */
  value: string;
  error?: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** The inputs of a moment, without a form. */
export function MomentInput({ id, withTime, value, onChange, onBlur, ...frame }: MomentInputProps) {
  const [day = '', time = ''] = value.split('T');
  const joined = (nextDay: string, nextTime: string) => (nextTime ? `${nextDay}T${nextTime}` : nextDay);
  return (
    <DateField
      id={id}
      {...frame}
      value={day}
      onChange={(next) => onChange(joined(next, time))}
      time={withTime ? { value: time, onChange: (next) => onChange(joined(day, next)) } : undefined}
      {...(onBlur && { onBlur })}
    />
  );
}
