import { useTranslation } from 'react-i18next';
import { isAmended } from '#domain/reference/report-types/report-type-rules.ts';
import type { ReportType } from '#domain/reference/report-types/report-types.api.ts';
import { useReportTypeName } from '#domain/reference/report-types/use-report-type-name.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { TemplateVersion } from '../template-version.ts';
import { useOfferedReportTypes } from '../use-offered-types.ts';
import type { TemplateFormApi } from '../use-template-form.ts';
import { ListProblem } from './ListProblem.tsx';
import { NumberSelect } from './NumberSelect.tsx';
import { useOfferedChoice } from './use-offered-choice.ts';
import { useTemplateField } from './use-template-field.ts';

type ReportTypeFieldProps = { form: TemplateFormApi; version: TemplateVersion; lang: Lang };

/** The report type, first the regular ones, then the amended (R2.8, R9). */
export function ReportTypeField({ form, version, lang }: ReportTypeFieldProps) {
  const { t } = useTranslation('templates');
  const nameOf = useReportTypeName();
  const { query, types } = useOfferedReportTypes(version, lang);
  const { ref, control, id, error } = useTemplateField(form, 'reportTypeId');
  useOfferedChoice(control.value, types, () => control.onChange(null));
  const group = (label: string, members: readonly ReportType[]) =>
    members.length > 0 ? (
      <optgroup label={label}>
        {members.map((type) => (
          <option key={type.id} value={type.id}>
            {nameOf(type)}
          </option>
        ))}
      </optgroup>
    ) : null;
  return (
    <div>
      <NumberSelect
        id={id}
        ref={ref}
        label={t('reportType')}
        error={error}
        required
        value={control.value}
        onChange={control.onChange}
        onBlur={control.onBlur}
        disabled={!types}
        placeholder={types || query.isError ? t('choose') : t('loadingList')}
      >
        {group(t('regular'), types?.filter((type) => !isAmended(type)) ?? [])}
        {group(t('amended'), types?.filter((type) => isAmended(type)) ?? [])}
      </NumberSelect>
      <ListProblem of={query} title={t('listFailed.reportTypes')} />
    </div>
  );
}
