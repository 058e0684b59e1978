import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#shared/ui/TextField.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { CreatorField, LegalEntityTypeField, ReportTypeField } from './fields/ListFields.tsx';
import { NumberSelect, StandardSelect } from './fields/NumberSelect.tsx';
import { useTemplateField } from './fields/use-template-field.ts';
import type { CreatorType } from './creators.model.ts';
import styles from './TemplateFields.module.css';
import type { TemplateVersion } from './template-version.ts';
import { type TemplateForm, withPublicInterest } from './template-form.ts';
import type { DocumentFacts } from './use-document-facts.ts';

type TemplateFieldsProps = {
  version: TemplateVersion;
  facts: DocumentFacts;
  creatorType: CreatorType;
  publicInterest: boolean;
};

/** The fields that appear once a creator type is selected, in the order of R2.8. */
export function TemplateFields({ version, facts, creatorType, publicInterest }: TemplateFieldsProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <CreatorField key={creatorType} type={creatorType} />
      </div>
      <LegalEntityTypeField facts={facts} />
      <JibField withEstimate={version.estimate} />
      <div className={styles.whole}>
        <ReportTypeField facts={facts} />
      </div>
      <div className={styles.whole}>
        <PublicInterestField />
      </div>
      <StandardField forced={publicInterest} />
      <PeriodField years={version.years} />
    </div>
  );
}

/** Text with a numeric keyboard, so that leading zeros stay (E06); spaces of a pasted jib are taken out by the rules (E07). */
function JibField({ withEstimate }: { withEstimate: boolean }) {
  const { t } = useTranslation('templates');
  return (
    <TextField
      {...useTemplateField('jib')}
      label={t('jib')}
      hint={t(withEstimate ? 'jibHint' : 'jibHintOld')}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
    />
  );
}

function PeriodField({ years }: { years: readonly number[] }) {
  const { t } = useTranslation(['templates', 'ui']);
  return (
    <NumberSelect
      {...useTemplateField('accountingPeriod')}
      label={t('accountingPeriod')}
      hint={t('accountingPeriodHint')}
      required
      placeholder={t('ui:choose')}
      options={years.map((year) => ({ value: year, label: String(year) }))}
    />
  );
}

/** Public interest and the reporting standard, which it forces (R4.6, R9). */
function PublicInterestField() {
  const { t } = useTranslation('templates');
  const { setValue } = useFormContext<TemplateForm>();
  const { value, ...field } = useTemplateField('publicInterest');
  return (
    <CheckboxField
      {...field}
      label={t('publicInterest')}
      hint={t('publicInterestHint')}
      checked={value}
      onChange={({ currentTarget }) => {
        const rule = withPublicInterest(currentTarget.checked);
        setValue('publicInterest', rule.publicInterest, { shouldDirty: true });
        setValue('reportingStandard', rule.reportingStandard, { shouldDirty: true });
      }}
    />
  );
}

function StandardField({ forced }: { forced: boolean }) {
  const { t } = useTranslation('templates');
  return (
    <StandardSelect
      {...useTemplateField('reportingStandard')}
      forced={forced}
      hint={t('standardHint')}
      nameOf={(standard) =>
        t('standardOption', {
          name: t(`standard.${standard}.name`),
          description: t(`standard.${standard}.description`),
        })
      }
    />
  );
}
