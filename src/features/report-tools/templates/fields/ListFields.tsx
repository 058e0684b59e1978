import { type ComponentProps, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isAmended, kindOf } from '#domain/reference/report-types/report-type-names.ts';
import type { ComboboxOption } from '#shared/ui/combobox-matches.ts';
import type { Combobox } from '#shared/ui/Combobox.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useAccountantsQuery, useAuditCompaniesQuery, WHOLE } from '../creators.api.ts';
import { CREATOR_TYPE, type Creator, type CreatorType } from '../creators.model.ts';
import type { DocumentFacts } from '../use-document-facts.ts';
import { ListProblem, type ListQuery, NumberSelect } from './NumberSelect.tsx';
import { useTemplateField } from './use-template-field.ts';

/** Loads the combobox. A failed prefetch can be ignored, because rendering the combobox shows the failure. */
export const fetchCombobox = () => import('#shared/ui/Combobox.tsx');

/** The combobox, loaded when the creator is first requested; until then a disabled field takes its place. */
const LazyCombobox = lazyPart(() => fetchCombobox().then((file) => file.Combobox), {
  waiting: (props) => <WaitingField {...props} />,
});

function WaitingField({ label, hint, error, required }: ComponentProps<typeof Combobox>) {
  const { t } = useTranslation('ui');
  return <TextField {...{ label, hint, error, required }} disabled placeholder={t('loading')} />;
}

/** The creators of a type; the list is loaded when its type is first selected (R4.6). */
function useCreators(type: CreatorType) {
  const accountants = useAccountantsQuery(WHOLE, { skip: type !== CREATOR_TYPE.accountant });
  const companies = useAuditCompaniesQuery(WHOLE, { skip: type !== CREATOR_TYPE.auditCompany });
  return type === CREATOR_TYPE.auditCompany ? companies : accountants;
}

/** Creators as options. The word for the licence is in the language of the page; names do not depend on it. */
function useCreatorOptions(creators: readonly Creator[] | undefined): ComboboxOption[] {
  const { t } = useTranslation('templates');
  return useMemo(() => {
    // Looked up once and filled in by hand, because there are thousands of names.
    const withLicence = t('creatorWithLicence', { name: '#name', licence: '#licence' });
    return (creators ?? []).map(({ id, name, licence }) => ({
      id,
      label: licence ? withLicence.replace(/#(name|licence)/g, (_, key) => (key === 'name' ? name : licence)) : name,
      searched: `${name} ${licence}`,
    }));
  }, [creators, t]);
}

/** The creator in the form. */
export function CreatorField({ type }: { type: CreatorType }) {
  return <CreatorSelect {...useTemplateField('creatorId')} type={type} required />;
}

/** Key of a creator type in the texts. */
export const creatorKey = (type: CreatorType) => (type === CREATOR_TYPE.accountant ? 'accountant' : 'auditCompany');

type CreatorSelectProps = Omit<ComponentProps<typeof LazyCombobox>, 'label' | 'options' | 'hint'> & {
  type: CreatorType;
  /** Follows the hint. */
  note?: string;
};

/** Selects the accountant or audit company out of thousands (R2.8, readings R3.9); a value that is not in the list is cleared. */
export function CreatorSelect({ type, note, ...field }: CreatorSelectProps) {
  const { t } = useTranslation(['templates', 'ui']);
  const query = useCreators(type);
  const options = useCreatorOptions(query.data);
  useOfferedChoice(field.value, query.data, () => field.onChange(null));
  const key = creatorKey(type);
  return (
    <div>
      <LazyCombobox
        {...field}
        label={t(`creatorType.${key}`)}
        hint={[t(`creatorHint.${key}`), note].filter(Boolean).join(' ')}
        options={options}
        disabled={!query.data}
        placeholder={query.isFetching && !query.data ? t('ui:loading') : t(`creatorPlaceholder.${key}`)}
      />
      <ListProblem of={query} title={t(`listFailed.${key}`)} />
    </div>
  );
}

/** The legal entity type, whose name is used for the file (R7). The list comes from the entities base. */
export function LegalEntityTypeField({ facts: { entityTypes, entityTypesQuery } }: { facts: DocumentFacts }) {
  const { t } = useTranslation('templates');
  return (
    <TypeField
      name="legalEntityTypeId"
      types={entityTypes}
      query={entityTypesQuery}
      failed={t('listFailed.legalEntityTypes')}
      label={t('legalEntityType')}
      options={entityTypes?.map(({ id: value, name }) => ({ value, label: name }))}
    />
  );
}

/**
 * The report type: first the regular ones, then the amended ones (R2.8, R9). Which is which is known by its key, and only of a kind
 * that has both; the others are in no group.
 */
export function ReportTypeField({ facts: { reportTypes, reportTypesQuery } }: { facts: DocumentFacts }) {
  const { t } = useTranslation('templates');
  const variants = Map.groupBy(reportTypes ?? [], kindOf);
  const groups = Map.groupBy(reportTypes ?? [], (type) => {
    const hasBoth = new Set(variants.get(kindOf(type))?.map(isAmended)).size === 2;
    return !hasBoth ? 'others' : isAmended(type) ? 'amended' : 'regular';
  });
  const optionsOf = (key: 'regular' | 'amended' | 'others') =>
    groups.get(key)?.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <TypeField
      name="reportTypeId"
      types={reportTypes}
      query={reportTypesQuery}
      failed={t('listFailed.reportTypes')}
      label={t('reportType')}
    >
      {(['regular', 'amended'] as const).map((key) =>
        groups.has(key) ? (
          <optgroup key={key} label={t(key)}>
            {optionsOf(key)}
          </optgroup>
        ) : null,
      )}
      {optionsOf('others')}
    </TypeField>
  );
}

type TypeFieldProps = Omit<ComponentProps<typeof NumberSelect>, 'value' | 'onChange'> & {
  name: 'legalEntityTypeId' | 'reportTypeId';
  types: readonly { id: number }[] | undefined;
  query: ListQuery;
  /** Title of the error when the types did not load. */
  failed: string;
};

/** A required select of loaded types: disabled until they are loaded, and cleared if its value is not among them. */
function TypeField({ name, types, query, failed, ...select }: TypeFieldProps) {
  const { t } = useTranslation('ui');
  const field = useTemplateField(name);
  useOfferedChoice(field.value, types, () => field.onChange(null));
  return (
    <div>
      <NumberSelect
        {...field}
        {...select}
        placeholder={t(types || query.isError ? 'choose' : 'loading')}
        required
        disabled={!types}
      />
      <ListProblem of={query} title={failed} />
    </div>
  );
}

/** Clears a value that is not in the loaded list, for example from an old draft or a client of the other generator. */
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
