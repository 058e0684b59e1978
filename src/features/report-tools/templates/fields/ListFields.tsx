import { useTranslation } from 'react-i18next';
import { type ComponentProps, useEffect } from 'react';
import type { Lang } from '#shared/i18n/languages.ts';
import type { ReportType } from '#domain/reference/report-types/report-types.api.ts';
import { isAmended, useReportTypeName } from '#domain/reference/report-types/report-type-names.ts';
import { CREATOR_TYPE, type CreatorType } from '../creators.model.ts';
import { useCreators } from '../use-creators.ts';
import type { TemplateFormApi } from '../use-template-form.ts';
import { LazyCombobox } from './LazyCombobox.tsx';
import { ListProblem, NumberSelect } from './NumberSelect.tsx';
import { useTemplateField } from './use-template-field.ts';
import type { TemplateVersion } from '../template-version.ts';
import { useOfferedEntityTypes, useOfferedReportTypes } from '../use-document-facts.ts';

/** The creator in the form; one that the list does not offer (any more) is dropped. */
export function CreatorField({ form, type }: { form: TemplateFormApi; type: CreatorType }) {
  const { query } = useCreators(type);
  const field = useTemplateField(form, 'creatorId');
  useOfferedChoice(field.value, query.data, () => field.onChange(null));
  return <CreatorSelect {...field} type={type} required />;
}

/** The name of a creator type in the texts. */
export const creatorKey = (type: CreatorType) => (type === CREATOR_TYPE.accountant ? 'accountant' : 'auditCompany');

type CreatorSelectProps = Omit<ComponentProps<typeof LazyCombobox>, 'label' | 'options'> & { type: CreatorType };

/** The accountant or audit company, out of thousands (R2.8, readings R3.9). */
export function CreatorSelect({ type, ...field }: CreatorSelectProps) {
  const { t } = useTranslation('templates');
  const { query, options } = useCreators(type);
  const key = creatorKey(type);
  return (
    <div>
      <LazyCombobox
        {...field}
        label={t(`creator.${key}`)}
        hint={t(`creatorHint.${key}`)}
        options={options}
        disabled={!query.data}
        placeholder={query.isFetching && !query.data ? t('loadingList') : t(`creatorPlaceholder.${key}`)}
      />
      <ListProblem of={query} title={t(`listFailed.${key}`)} />
    </div>
  );
}

type TypeFieldProps = { form: TemplateFormApi; version: TemplateVersion; lang: Lang };

/** The legal entity type; its name becomes the name of the file (R7). The list is on the entities base. */
export function LegalEntityTypeField({ form, version, lang }: TypeFieldProps) {
  const { t } = useTranslation('templates');
  const { query, types } = useOfferedEntityTypes(version, lang);
  return (
    <div>
      <NumberSelect
        {...useTypeSelect(form, 'legalEntityTypeId', types, query.isError)}
        label={t('legalEntityType')}
        hint={t('legalEntityTypeHint')}
        options={(types ?? []).map(({ id: value, name }) => ({ value, label: name }))}
      />
      <ListProblem of={query} title={t('listFailed.legalEntityTypes')} />
    </div>
  );
}

/** The report type, first the regular ones, then the amended (R2.8, R9). */
export function ReportTypeField({ form, version, lang }: TypeFieldProps) {
  const { t } = useTranslation('templates');
  const nameOf = useReportTypeName();
  const { query, types } = useOfferedReportTypes(version, lang);
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
      <NumberSelect {...useTypeSelect(form, 'reportTypeId', types, query.isError)} label={t('reportType')}>
        {group(t('regular'), types?.filter((type) => !isAmended(type)) ?? [])}
        {group(t('amended'), types?.filter((type) => isAmended(type)) ?? [])}
      </NumberSelect>
      <ListProblem of={query} title={t('listFailed.reportTypes')} />
    </div>
  );
}

/** A required select of types that are loaded: it waits until they are here, and drops a choice they lack. */
function useTypeSelect(
  form: TemplateFormApi,
  name: 'legalEntityTypeId' | 'reportTypeId',
  types: readonly { id: number }[] | undefined,
  isError: boolean,
) {
  const { t } = useTranslation('templates');
  const field = useTemplateField(form, name);
  useOfferedChoice(field.value, types, () => field.onChange(null));
  const placeholder = types || isError ? t('choose') : t('loadingList');
  return { ...field, placeholder, required: true, disabled: !types };
}

/** Takes a choice back that the loaded list does not offer (any more): an old draft, a client of another version. */
function useOfferedChoice(
  value: number | null,
  offered: readonly { id: number }[] | undefined,
  drop: () => void,
): void {
  const vanished = value !== null && offered !== undefined && !offered.some(({ id }) => id === value);
  useEffect(() => {
    if (vanished) drop();
    // oxlint-disable-next-line react/exhaustive-deps -- `drop` only carries the field's setter
  }, [vanished]);
}
