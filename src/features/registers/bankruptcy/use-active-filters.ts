import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { COUNTIES, municipalitiesOf } from '#domain/reference/locations.ts';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import type { RegistryFilters } from './registry.params.ts';
import { useDocumentNames } from './use-document-names.ts';

type ActiveFilter = { id: keyof RegistryFilters; name: string; label: string };

/** The filters that narrow the present search, in words (look: removable chips). */
export function useActiveFilters(filters: RegistryFilters): ActiveFilter[] {
  const { t } = useTranslation('bankruptcy');
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
            : t('unknownChoice', { id: documentTypeId }),
    legalEntityStatus: legalEntityStatus === null ? '' : t(`status.${legalEntityStatus as 1 | 2 | 3}`),
    year: year === null ? '' : String(year),
  };
  const names: typeof labels = {
    name: t('name'),
    jib: t('jib'),
    countyId: t('county'),
    municipalityId: t('municipality'),
    documentTypeId: t('documentType'),
    legalEntityStatus: t('statusLabel'),
    year: t('year'),
  };
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((id) => labels[id] !== '')
    .map((id) => ({ id, name: names[id], label: labels[id] }));
}
