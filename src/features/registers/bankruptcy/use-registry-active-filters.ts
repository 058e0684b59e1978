import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { activeFilter, type ActiveFilter } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import { COUNTIES, municipalitiesOf } from '#domain/reference/locations.ts';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { NO_FILTERS, type RegistryFilters } from './registry.params.ts';
import { useDocumentNames } from './use-document-names.ts';

/** The filters that narrow the present search, as text (look: removable chips). */
export function useRegistryActiveFilters(filters: RegistryFilters): ActiveFilter<RegistryFilters>[] {
  const { t } = useTranslation(['bankruptcy', 'legal-entity']);
  const lang = useLang();
  const { documentName } = useDocumentNames();
  const { countyId, municipalityId, documentTypeId, legalEntityStatus, year } = filters;
  const types = useDocumentTypesQuery({ lang }, { skip: documentTypeId === null });
  const type = types.currentData?.find(({ id }) => id === documentTypeId);
  const place = (id: number | null, list: typeof COUNTIES) => list.find((one) => one.id === id)?.name[lang] ?? '';
  const labels: Record<Exclude<keyof RegistryFilters, 'page'>, string> = {
    name: filters.name,
    jib: filters.jib,
    countyId: place(countyId, COUNTIES),
    municipalityId: place(municipalityId, municipalitiesOf(countyId)),
    documentTypeId:
      documentTypeId === null
        ? ''
        : type
          ? documentName(type)
          : types.isFetching
            ? '…'
            : t('legal-entity:search.unknownChoice', { id: documentTypeId }),
    legalEntityStatus: legalEntityStatus === null ? '' : t(`status.${legalEntityStatus as 1 | 2 | 3}`),
    year: year === null ? '' : String(year),
  };
  const names: typeof labels = {
    name: t('name'),
    jib: t('legal-entity:search.jib'),
    countyId: t('county'),
    municipalityId: t('municipality'),
    documentTypeId: t('documentType'),
    legalEntityStatus: t('statusLabel'),
    year: t('year'),
  };
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((id) =>
    activeFilter<RegistryFilters>(id, names[id], labels[id], { [id]: NO_FILTERS[id] }),
  );
}
