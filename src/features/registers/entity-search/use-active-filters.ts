import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import {
  useCountiesQuery,
  useLegalEntitySizesQuery,
  useLegalEntityTypesQuery,
  useMarketActivitiesQuery,
  useMunicipalitiesQuery,
} from '#domain/reference/reference.api.ts';
import { YEARS } from '#shared/config/settings.ts';
import type { SearchFilters } from './entity-search.params.ts';
import { useAccountStatuses } from './use-account-statuses.ts';

export type ActiveFilter = { id: string; name: string; label: string; without: Partial<SearchFilters> };

/** The filters that narrow the present search, in words, each with the change that takes it away (look: removable chips). */
export function useActiveFilters(filters: SearchFilters): ActiveFilter[] {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  const { countyId, municipalityId, legalEntitySizeId, activityCode, legalEntityTypeId, accountStatusId } = filters;
  const counties = useCountiesQuery({ lang }, { skip: countyId === null });
  const municipalities = useMunicipalitiesQuery({ countyId: countyId ?? 0, lang }, { skip: municipalityId === null });
  const sizes = useLegalEntitySizesQuery({ lang }, { skip: legalEntitySizeId === null });
  const activities = useMarketActivitiesQuery({ lang }, { skip: activityCode === '' });
  const types = useLegalEntityTypesQuery({ lang }, { skip: legalEntityTypeId === null });
  const statuses = useAccountStatuses({ skip: accountStatusId === null });
  type List = { currentData?: readonly { id: number; name: string }[] | undefined };
  const nameIn = (list: List, id: number) =>
    list.currentData?.find((entry) => entry.id === id)?.name ?? t('unknownChoice', { id });
  const activity = activities.currentData?.find(({ code }) => code === activityCode);

  const active: (ActiveFilter | null)[] = [
    filters.name === '' ? null : { id: 'name', name: t('name'), label: filters.name, without: { name: '' } },
    filters.jib === '' ? null : { id: 'jib', name: t('jib'), label: filters.jib, without: { jib: '' } },
    legalEntityTypeId === null
      ? null
      : {
          id: 'type',
          name: t('type'),
          label: nameIn(types, legalEntityTypeId),
          without: { legalEntityTypeId: null },
        },
    accountStatusId === null
      ? null
      : {
          id: 'accountStatus',
          name: t('accountStatus'),
          label: nameIn(statuses, accountStatusId),
          without: { accountStatusId: null },
        },
    // The default year is no choice of the visitor's.
    filters.year === null || filters.year === YEARS.redPortalDefault
      ? null
      : { id: 'year', name: t('year'), label: String(filters.year), without: { year: YEARS.redPortalDefault } },
    countyId === null
      ? null
      : { id: 'county', name: t('county'), label: nameIn(counties, countyId), without: { countyId: null } },
    municipalityId === null
      ? null
      : {
          id: 'municipality',
          name: t('municipality'),
          label: nameIn(municipalities, municipalityId),
          without: { municipalityId: null },
        },
    legalEntitySizeId === null
      ? null
      : {
          id: 'size',
          name: t('size'),
          label: nameIn(sizes, legalEntitySizeId),
          without: { legalEntitySizeId: null },
        },
    activityCode === ''
      ? null
      : {
          id: 'activity',
          name: t('activity.label'),
          label: activity ? `${activity.code} - ${activity.name}` : activityCode,
          without: { activityCode: '' },
        },
  ];
  return active.filter((one) => one !== null);
}
