import { useTranslation } from 'react-i18next';
import { CREATOR_TYPE, type CreatorType } from '../creators.model.ts';
import { useCreators } from '../use-creators.ts';
import type { TemplateFormApi } from '../use-template-form.ts';
import { LazyCombobox } from './LazyCombobox.tsx';
import { ListProblem } from './ListProblem.tsx';
import { useOfferedChoice } from './use-offered-choice.ts';
import { useTemplateField } from './use-template-field.ts';

/** The accountant or audit company, out of thousands (R2.8, readings R3.9). */
export function CreatorField({ form, type }: { form: TemplateFormApi; type: CreatorType }) {
  const { t } = useTranslation('templates');
  const { query, options } = useCreators(type);
  const { ref, control, id, error } = useTemplateField(form, 'creatorId');
  useOfferedChoice(control.value, query.data, () => control.onChange(null));
  const key = type === CREATOR_TYPE.accountant ? 'accountant' : 'auditCompany';
  const waiting = query.isFetching && !query.data;
  return (
    <div>
      <LazyCombobox
        id={id}
        ref={ref}
        label={t(`creator.${key}`)}
        hint={t(`creatorHint.${key}`)}
        error={error}
        required
        options={options}
        value={control.value}
        onChange={control.onChange}
        onBlur={control.onBlur}
        disabled={!query.data}
        placeholder={waiting ? t('loadingList') : t(`creatorPlaceholder.${key}`)}
      />
      <ListProblem of={query} title={t(`listFailed.${key}`)} />
    </div>
  );
}
