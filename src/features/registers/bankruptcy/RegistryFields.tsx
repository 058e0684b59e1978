import { useTranslation } from 'react-i18next';
import { SearchFields } from '#domain/legal-entity/search/SearchFields.tsx';
import type { EntityFilterState } from '#domain/legal-entity/search/use-entity-filters.ts';
import { COUNTIES, municipalitiesOf, type Location } from '#domain/reference/locations.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { DocumentTypeSelect } from './DocumentTypeSelect.tsx';
import type { RegistryFilters } from './registry.params.ts';

type RegistryFieldsProps = {
  entityFilters: EntityFilterState<RegistryFilters>;
  /** A choice applies at once (look, Search and filters); without a change it is 'Search'. */
  onSearch: (change: Partial<RegistryFilters>) => void;
  onClear: () => void;
};

/** The search of the registry (R2.7): name, jib, county, municipality and document type. The places are the static list. */
export function RegistryFields({ entityFilters, onSearch, onClear }: RegistryFieldsProps) {
  const { t } = useTranslation('bankruptcy');
  const lang = useLang();
  const { filters } = entityFilters;
  const municipalities = municipalitiesOf(filters.countyId);
  const named = (places: readonly Location[]) => places.map(({ id, name }) => ({ value: id, label: name[lang] }));
  const idOf = (value: string) => (value === '' ? null : Number(value));
  return (
    <SearchFields
      label={t('searchLabel')}
      nameLabel={t('name')}
      entityFilters={entityFilters}
      onSearch={() => onSearch({})}
      onClear={onClear}
    >
      <SelectField
        label={t('county')}
        placeholder={t('allCounties')}
        value={filters.countyId ?? ''}
        options={named(COUNTIES)}
        onChange={(event) => onSearch({ countyId: idOf(event.target.value) })}
      />
      <SelectField
        label={t('municipality')}
        placeholder={t(municipalities.length > 0 ? 'allMunicipalities' : 'municipalityHint')}
        value={filters.municipalityId ?? ''}
        options={named(municipalities)}
        disabled={municipalities.length === 0}
        onChange={(event) => onSearch({ municipalityId: idOf(event.target.value) })}
      />
      <DocumentTypeSelect
        label={t('documentType')}
        placeholder={t('allDocumentTypes')}
        value={filters.documentTypeId ?? ''}
        onChange={(event) => onSearch({ documentTypeId: idOf(event.target.value) })}
      />
    </SearchFields>
  );
}
