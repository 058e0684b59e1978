import { useTranslation } from 'react-i18next';
import { useDocumentNames } from '#domain/legal-entity/proceedings/use-document-names.ts';
import { type ActiveFilter, activeFilters } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import { choicesIn } from '#domain/legal-entity/search/entity-filters.ts';
import { COUNTIES, type Location, municipalitiesOf } from '#domain/reference/locations.ts';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { ReferenceSelect } from '#domain/reference/ReferenceSelect.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { DocumentTypeSelect } from './DocumentTypeSelect.tsx';
import { NO_FILTERS, type RegistryFilters } from './registry.params.ts';

type RegistryFieldsProps = {
  filters: RegistryFilters;
  /** Applies at once (look, Search and filters). */
  onChange: (change: Partial<RegistryFilters>) => void;
};

/** The filters of the registry beside name and jib (R2.7); counties and municipalities come from the static list. */
export function RegistryFields({ filters, onChange }: RegistryFieldsProps) {
  const { t } = useTranslation('bankruptcy');
  const lang = useLang();
  const municipalities = municipalitiesOf(filters.countyId);
  const choice = choicesIn(filters, onChange);
  const listOf = (places: readonly Location[]) => ({
    currentData: places.map(({ id, name }) => ({ id, name: name[lang] })),
  });
  return (
    <>
      <ReferenceSelect
        label={t('county')}
        placeholder={t('allCounties')}
        list={listOf(COUNTIES)}
        {...choice('countyId')}
      />
      <ReferenceSelect
        label={t('municipality')}
        placeholder={t(municipalities.length > 0 ? 'allMunicipalities' : 'municipalityHint')}
        list={listOf(municipalities)}
        disabled={municipalities.length === 0}
        {...choice('municipalityId')}
      />
      <DocumentTypeSelect placeholder={t('allDocumentTypes')} {...choice('documentTypeId')} />
    </>
  );
}

/** The active filters of the search as text (look: removable chips). */
export function useRegistryActiveFilters(filters: RegistryFilters): ActiveFilter<RegistryFilters>[] {
  const { t } = useTranslation(['bankruptcy', 'legal-entity']);
  const lang = useLang();
  const { documentName } = useDocumentNames();
  const { name, jib, countyId, municipalityId, documentTypeId: typeId, legalEntityStatus, year } = filters;
  const types = useDocumentTypesQuery({ lang }, { skip: typeId === null });
  const type = types.currentData?.find(({ id }) => id === typeId);
  const place = (id: number | null, list: readonly Location[]) => list.find((one) => one.id === id)?.name[lang];
  const unknown = types.isFetching ? '…' : t('legal-entity:search.unknownChoice', { id: typeId ?? 0 });
  return activeFilters(NO_FILTERS, [
    ['name', t('name'), name],
    ['jib', t('legal-entity:search.jib'), jib],
    ['countyId', t('county'), place(countyId, COUNTIES)],
    ['municipalityId', t('municipality'), place(municipalityId, municipalitiesOf(countyId))],
    ['documentTypeId', t('documentType'), typeId === null ? null : (type && documentName(type)) || unknown],
    ['legalEntityStatus', t('statusLabel'), legalEntityStatus ? t(`status.${legalEntityStatus as 1 | 2 | 3}`) : ''],
    ['year', t('year'), year?.toString()],
  ]);
}
