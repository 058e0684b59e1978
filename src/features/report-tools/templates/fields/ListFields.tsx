import { useTranslation } from 'react-i18next';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { isAmended } from '#domain/reference/report-types/report-type-names.ts';
import type { ComboboxOption } from '#shared/ui/combobox-matches.ts';
import { useAccountantsQuery, useAuditCompaniesQuery } from '../creators.api.ts';
import { CREATOR_TYPE, type CreatorType } from '../creators.model.ts';
import type { DocumentFacts } from '../use-document-facts.ts';
import { LazyCombobox } from './LazyCombobox.tsx';
import { ListProblem, NumberSelect } from './NumberSelect.tsx';
import { useTemplateField } from './use-template-field.ts';

/**
 * The creators of a type as choices, the list loaded when its type is first selected (R4.6). The word for the licence
 * follows the language of the page; the names do not.
 */
function useCreators(type: CreatorType) {
  const { t } = useTranslation('templates');
  const accountants = useAccountantsQuery(undefined, { skip: type !== CREATOR_TYPE.accountant });
  const companies = useAuditCompaniesQuery(undefined, { skip: type !== CREATOR_TYPE.auditCompany });
  const query = type === CREATOR_TYPE.auditCompany ? companies : accountants;
  const { data } = query;
  const options = useMemo(
    (): ComboboxOption[] =>
      (data ?? []).map(({ id, name, licence }) => ({
        id,
        label: licence ? t('creatorWithLicence', { name, licence }) : name,
        searched: `${name} ${licence}`,
      })),
    [data, t],
  );
  return { query, options };
}

/** The creator in the form; one that the list does not offer (any more) is dropped. */
export function CreatorField({ type }: { type: CreatorType }) {
  const { query } = useCreators(type);
  const field = useTemplateField('creatorId');
  useOfferedChoice(field.value, query.data, () => field.onChange(null));
  return <CreatorSelect {...field} type={type} required />;
}

/** The name of a creator type in the texts. */
export const creatorKey = (type: CreatorType) => (type === CREATOR_TYPE.accountant ? 'accountant' : 'auditCompany');

type CreatorSelectProps = Omit<ComponentProps<typeof LazyCombobox>, 'label' | 'options'> & { type: CreatorType };

/** The accountant or audit company, out of thousands (R2.8, readings R3.9). */
export function CreatorSelect({ type, ...field }: CreatorSelectProps) {
  const { t } = useTranslation(['templates', 'ui']);
  const { query, options } = useCreators(type);
  const key = creatorKey(type);
  return (
    <div>
      <LazyCombobox
        {...field}
        label={t(`creatorType.${key}`)}
        hint={t(`creatorHint.${key}`)}
        options={options}
        disabled={!query.data}
        placeholder={query.isFetching && !query.data ? t('ui:loading') : t(`creatorPlaceholder.${key}`)}
      />
      <ListProblem of={query} title={t(`listFailed.${key}`)} />
    </div>
  );
}

/** The legal entity type; its name becomes the name of the file (R7). The list is on the entities base. */
export function LegalEntityTypeField({ facts: { entityTypes, entityTypesQuery } }: { facts: DocumentFacts }) {
  const { t } = useTranslation('templates');
  return (
    <div>
      <NumberSelect
        {...useTypeSelect('legalEntityTypeId', entityTypes, entityTypesQuery.isError)}
        label={t('legalEntityType')}
        hint={t('legalEntityTypeHint')}
        options={entityTypes?.map(({ id: value, name }) => ({ value, label: name }))}
      />
      <ListProblem of={entityTypesQuery} title={t('listFailed.legalEntityTypes')} />
    </div>
  );
}

/** The report type, first the regular ones, then the amended (R2.8, R9). */
export function ReportTypeField({ facts: { reportTypes, reportTypesQuery } }: { facts: DocumentFacts }) {
  const { t } = useTranslation('templates');
  const groups = [
    { label: t('regular'), members: reportTypes?.filter((type) => !isAmended(type)) ?? [] },
    { label: t('amended'), members: reportTypes?.filter((type) => isAmended(type)) ?? [] },
  ];
  return (
    <div>
      <NumberSelect {...useTypeSelect('reportTypeId', reportTypes, reportTypesQuery.isError)} label={t('reportType')}>
        {groups.map(({ label, members }) =>
          members.length > 0 ? (
            <optgroup key={label} label={label}>
              {members.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ) : null,
        )}
      </NumberSelect>
      <ListProblem of={reportTypesQuery} title={t('listFailed.reportTypes')} />
    </div>
  );
}

/** A required select of types that are loaded: it waits until they are here, and drops a choice they lack. */
function useTypeSelect(
  name: 'legalEntityTypeId' | 'reportTypeId',
  types: readonly { id: number }[] | undefined,
  isError: boolean,
) {
  const { t } = useTranslation(['templates', 'ui']);
  const field = useTemplateField(name);
  useOfferedChoice(field.value, types, () => field.onChange(null));
  const placeholder = types || isError ? t('ui:choose') : t('ui:loading');
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
