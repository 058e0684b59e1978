import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { STANDARD } from '#domain/filing/clients/template-fields.ts';
import { LoadError } from '#shared/ui/FailureText.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import type { TemplateInput } from '../template-form.ts';
import styles from './NumberSelect.module.css';

type NumberSelectProps = Omit<ComponentProps<typeof SelectField>, 'value' | 'onChange'> & {
  value: number | null;
  onChange: (value: number | null) => void;
};

/** A select whose values are numbers (ids, years); null selects the placeholder. */
export function NumberSelect({ value, onChange, ...rest }: NumberSelectProps) {
  return (
    <SelectField
      {...rest}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    />
  );
}

type StandardSelectProps = Omit<ComponentProps<typeof NumberSelect>, 'label' | 'value' | 'options' | 'placeholder'> & {
  value: TemplateInput['reportingStandard'];
  /** Public interest: only IAS/IFRS can be selected (R4.6, R9). */
  forced: boolean;
  nameOf: (standard: 1 | 2) => string;
};

/** The reporting standard, a static list (R3.9); no selection is sent as 0. */
export function StandardSelect({ value, onChange, forced, nameOf, hint, ...field }: StandardSelectProps) {
  const { t } = useTranslation('templates');
  return (
    <NumberSelect
      {...field}
      label={t('reportingStandard')}
      hint={forced ? undefined : hint}
      value={value || null}
      onChange={(selected) => onChange(selected ?? STANDARD.none)}
      placeholder={forced ? undefined : t('standardNone')}
      options={[STANDARD.smallAndMedium, STANDARD.full].map((standard) => ({
        value: standard,
        label: nameOf(standard),
        disabled: forced && standard !== STANDARD.full,
      }))}
    />
  );
}

/** The query of a list, as returned by its hook. */
export type ListQuery = { isError: boolean; isFetching: boolean; error?: unknown; refetch: () => unknown };

/** The error of a list that did not load, with 'try again'; the other fields of the form stay usable (faults G08). */
export function ListProblem({ of, title }: { of: ListQuery; title: string }) {
  if (!of.isError) return null;
  return (
    <div className={styles.problem}>
      <LoadError error={of.error} title={title} isPending={of.isFetching} onRetry={() => void of.refetch()} />
    </div>
  );
}
