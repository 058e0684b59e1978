import { useTranslation } from 'react-i18next';
import type { Lang } from '#shared/i18n/languages.ts';
import type { TemplateVersion } from '../template-version.ts';
import { useOfferedEntityTypes } from '../use-offered-types.ts';
import type { TemplateFormApi } from '../use-template-form.ts';
import { ListProblem } from './ListProblem.tsx';
import { NumberSelect } from './NumberSelect.tsx';
import { useOfferedChoice } from './use-offered-choice.ts';
import { useTemplateField } from './use-template-field.ts';

type LegalEntityTypeFieldProps = { form: TemplateFormApi; version: TemplateVersion; lang: Lang };

/** The legal entity type; its name becomes the name of the file (R7). The list is on the entities base. */
export function LegalEntityTypeField({ form, version, lang }: LegalEntityTypeFieldProps) {
  const { t } = useTranslation('templates');
  const { query, types } = useOfferedEntityTypes(version, lang);
  const { ref, control, id, error } = useTemplateField(form, 'legalEntityTypeId');
  useOfferedChoice(control.value, types, () => control.onChange(null));
  return (
    <div>
      <NumberSelect
        id={id}
        ref={ref}
        label={t('legalEntityType')}
        hint={t('legalEntityTypeHint')}
        error={error}
        required
        value={control.value}
        onChange={control.onChange}
        onBlur={control.onBlur}
        disabled={!types}
        placeholder={types || query.isError ? t('choose') : t('loadingList')}
        options={(types ?? []).map(({ id: value, name }) => ({ value, label: name }))}
      />
      <ListProblem of={query} title={t('listFailed.legalEntityTypes')} />
    </div>
  );
}
