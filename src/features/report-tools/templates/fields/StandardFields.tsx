import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { STANDARD, withPublicInterest, type Standard } from '../template-form.ts';
import type { TemplateFormApi } from '../use-template-form.ts';
import { NumberSelect } from './NumberSelect.tsx';
import { useTemplateField } from './use-template-field.ts';

/** Public interest and the reporting standard, which it forces (R4.6, R9). */
export function PublicInterestField({ form }: { form: TemplateFormApi }) {
  const { t } = useTranslation('templates');
  const { ref, control, id, error } = useTemplateField(form, 'publicInterest');
  return (
    <CheckboxField
      id={id}
      ref={ref}
      label={t('publicInterest')}
      hint={t('publicInterestHint')}
      error={error}
      checked={control.value}
      onBlur={control.onBlur}
      onChange={({ currentTarget }) => {
        const rule = withPublicInterest(currentTarget.checked);
        form.setValue('publicInterest', rule.publicInterest, { shouldDirty: true });
        form.setValue('reportingStandard', rule.reportingStandard, { shouldDirty: true });
      }}
    />
  );
}

/** The standard is a static list (R3.9); none chosen is sent as 0. With public interest only IAS/IFRS can be chosen. */
export function StandardField({ form, forced }: { form: TemplateFormApi; forced: boolean }) {
  const { t } = useTranslation('templates');
  const { ref, control, id, error } = useTemplateField(form, 'reportingStandard');
  return (
    <NumberSelect
      id={id}
      ref={ref}
      label={t('reportingStandard')}
      hint={t(forced ? 'standardForced' : 'standardHint')}
      error={error}
      value={control.value || null}
      onChange={(value) => control.onChange((value ?? STANDARD.none) as Standard)}
      onBlur={control.onBlur}
      {...(!forced && { placeholder: t('standardNone') })}
      options={[STANDARD.smallAndMedium, STANDARD.full].map((value) => ({
        value,
        label: t('standardOption', {
          name: t(`standard.${value}.name`),
          description: t(`standard.${value}.description`),
        }),
        disabled: forced && value !== STANDARD.full,
      }))}
    />
  );
}
