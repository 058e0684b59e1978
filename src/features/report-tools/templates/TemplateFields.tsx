import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import type { CreatorType } from './creators.model.ts';
import { CreatorField, LegalEntityTypeField, ReportTypeField } from './fields/ListFields.tsx';
import { NumberSelect, StandardSelect } from './fields/NumberSelect.tsx';
import { useTemplateField } from './fields/use-template-field.ts';
import { standardFor } from './template-form.ts';
import type { TemplateVersion } from './template-version.ts';
import type { DocumentFacts } from './use-document-facts.ts';
import styles from './TemplateFields.module.css';

type TemplateFieldsProps = { version: TemplateVersion; facts: DocumentFacts; creatorType: CreatorType };

/** The fields that appear once a creator type is selected, in the order of R2.8. */
export function TemplateFields({ version, facts, creatorType }: TemplateFieldsProps) {
  const { t } = useTranslation(['templates', 'ui']);
  const { value: publicInterest, ...box } = useTemplateField('publicInterest');
  const standard = useTemplateField('reportingStandard');
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
        <CheckboxField
          {...box}
          label={t('publicInterest')}
          hint={t('publicInterestHint')}
          checked={publicInterest}
          onChange={({ currentTarget }) => {
            box.onChange(currentTarget.checked);
            standard.onChange(standardFor(currentTarget.checked));
          }}
        />
      </div>
      <StandardSelect
        {...standard}
        forced={publicInterest}
        hint={t('standardHint')}
        nameOf={(value) =>
          t('standardOption', { name: t(`standard.${value}.name`), description: t(`standard.${value}.description`) })
        }
      />
      <NumberSelect
        {...useTemplateField('accountingPeriod')}
        label={t('accountingPeriod')}
        required
        placeholder={t('ui:choose')}
        options={version.years.map((year) => ({ value: year, label: String(year) }))}
      />
    </div>
  );
}

/**
 * The jib as text with a numeric keyboard, so that leading zeros stay (E06); the rules remove the spaces of a pasted jib (E07).
 * It is a component of its own so that typing renders nothing else.
 */
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
