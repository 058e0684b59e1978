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
  const unknown = types.isFetching ? '…' : t('legal-entity:search.unknownChoice', { id: documentTypeId ?? 0 });
  const typeName = type ? documentName(type) : unknown;
  const filter = (id: keyof RegistryFilters, name: string, label: string) =>
    activeFilter<RegistryFilters>(id, name, label, { [id]: NO_FILTERS[id] });
  return [
    filter('name', t('name'), filters.name),
    filter('jib', t('legal-entity:search.jib'), filters.jib),
    filter('countyId', t('county'), place(countyId, COUNTIES)),
    filter('municipalityId', t('municipality'), place(municipalityId, municipalitiesOf(countyId))),
    filter('documentTypeId', t('documentType'), documentTypeId === null ? '' : typeName),
    filter(
      'legalEntityStatus',
      t('statusLabel'),
      legalEntityStatus ? t(`status.${legalEntityStatus as 1 | 2 | 3}`) : '',
    ),
    filter('year', t('year'), year?.toString() ?? ''),
  ].flat();
}
