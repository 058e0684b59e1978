import { useTranslation } from 'react-i18next';
import type { Lang } from '#shared/i18n/languages.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { CreatorField, LegalEntityTypeField, ReportTypeField } from './fields/ListFields.tsx';
import { NumberSelect } from './fields/NumberSelect.tsx';
import { useTemplateField } from './fields/use-template-field.ts';
import type { CreatorType } from './creators.model.ts';
import styles from './TemplateFields.module.css';
import type { TemplateVersion } from './template-version.ts';
import type { TemplateFormApi } from './use-template-form.ts';
import { STANDARD, withPublicInterest } from './template-form.ts';

type TemplateFieldsProps = {
  form: TemplateFormApi;
  version: TemplateVersion;
  creatorType: CreatorType;
  publicInterest: boolean;
  lang: Lang;
};

/** The fields that appear once a creator type is selected, in the order of R2.8. */
export function TemplateFields({ form, version, creatorType, publicInterest, lang }: TemplateFieldsProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <CreatorField key={creatorType} form={form} type={creatorType} />
      </div>
      <LegalEntityTypeField {...{ form, version, lang }} />
      <JibField form={form} withEstimate={version.estimate} />
      <div className={styles.whole}>
        <ReportTypeField {...{ form, version, lang }} />
      </div>
      <div className={styles.whole}>
        <PublicInterestField form={form} />
      </div>
      <StandardField form={form} forced={publicInterest} />
      <PeriodField form={form} years={version.years} />
    </div>
  );
}

/** Text with a numeric keyboard, so that leading zeros stay (E06); spaces of a pasted jib are taken out by the rules (E07). */
function JibField({ form, withEstimate }: { form: TemplateFormApi; withEstimate: boolean }) {
  const { t } = useTranslation('templates');
  return (
    <TextField
      {...useTemplateField(form, 'jib')}
      label={t('jib')}
      hint={t(withEstimate ? 'jibHint' : 'jibHintOld')}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
    />
  );
}

function PeriodField({ form, years }: { form: TemplateFormApi; years: readonly number[] }) {
  const { t } = useTranslation('templates');
  return (
    <NumberSelect
      {...useTemplateField(form, 'accountingPeriod')}
      label={t('accountingPeriod')}
      hint={t('accountingPeriodHint')}
      required
      placeholder={t('choose')}
      options={years.map((year) => ({ value: year, label: String(year) }))}
    />
  );
}

/** Public interest and the reporting standard, which it forces (R4.6, R9). */
function PublicInterestField({ form }: { form: TemplateFormApi }) {
  const { t } = useTranslation('templates');
  const { value, ...field } = useTemplateField(form, 'publicInterest');
  return (
    <CheckboxField
      {...field}
      label={t('publicInterest')}
      hint={t('publicInterestHint')}
      checked={value}
      onChange={({ currentTarget }) => {
        const rule = withPublicInterest(currentTarget.checked);
        form.setValue('publicInterest', rule.publicInterest, { shouldDirty: true });
        form.setValue('reportingStandard', rule.reportingStandard, { shouldDirty: true });
      }}
    />
  );
}

/** The standard is a static list (R3.9); none selected is sent as 0. With public interest only IAS/IFRS can be selected. */
function StandardField({ form, forced }: { form: TemplateFormApi; forced: boolean }) {
  const { t } = useTranslation('templates');
  const field = useTemplateField(form, 'reportingStandard');
  return (
    <NumberSelect
      {...field}
      label={t('reportingStandard')}
      hint={t(forced ? 'standardForced' : 'standardHint')}
      value={field.value || null}
      onChange={(value) => field.onChange(value ?? STANDARD.none)}
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
