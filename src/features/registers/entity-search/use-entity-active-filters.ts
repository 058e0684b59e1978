import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import {
  useAccountStatusesQuery,
  useCountiesQuery,
  useLegalEntitySizesQuery,
  useLegalEntityTypesQuery,
  useMarketActivitiesQuery,
  useMunicipalitiesQuery,
} from '#domain/reference/reference.api.ts';
import { activeFilter, type ActiveFilter } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import { YEARS } from '#shared/config/settings.ts';
import type { SearchFilters } from './entity-search.params.ts';

/** The filters that narrow the present search, as text, each with the change that takes it away (look: removable chips). */
export function useEntityActiveFilters(filters: SearchFilters): ActiveFilter<SearchFilters>[] {
  const { t } = useTranslation(['entity-search', 'legal-entity']);
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
    list.currentData?.find((entry) => entry.id === id)?.name ?? t('legal-entity:search.unknownChoice', { id });
  const activity = activities.currentData?.find(({ code }) => code === activityCode);

  const named = (list: List, id: number | null) => (id === null ? null : nameIn(list, id));
  const filter = activeFilter<SearchFilters>;
  return [
    filter('name', t('name'), filters.name, { name: '' }),
    filter('jib', t('legal-entity:search.jib'), filters.jib, { jib: '' }),
    filter('type', t('type'), named(types, legalEntityTypeId), { legalEntityTypeId: null }),
    filter('accountStatus', t('accountStatus'), named(statuses, accountStatusId), { accountStatusId: null }),
    // The default year is no choice of the visitor's.
    filter('year', t('year'), filters.year === YEARS.redPortalDefault ? null : (filters.year?.toString() ?? null), {
      year: YEARS.redPortalDefault,
    }),
    filter('county', t('county'), named(counties, countyId), { countyId: null }),
    filter('municipality', t('municipality'), named(municipalities, municipalityId), { municipalityId: null }),
    filter('size', t('size'), named(sizes, legalEntitySizeId), { legalEntitySizeId: null }),
    filter('activity', t('activity.label'), activity ? `${activity.code} - ${activity.name}` : activityCode, {
      activityCode: '',
    }),
  ].flat();
}

/** The account statuses of the red portal. The agency's name wins; one that came without a name gets that of the specification (readings, R9). */
export function useAccountStatuses({ skip = false } = {}) {
  const { t, i18n } = useTranslation(['entity-search', 'legal-entity']);
  const lang = useLang();
  const query = useAccountStatusesQuery({ lang }, { skip });
  const { currentData } = query;
  const named = currentData?.map(({ id, name }) => {
    const isKnown = i18n.exists(`accountStatuses.${id}`, { ns: 'entity-search' });
    const known = isKnown
      ? t(`accountStatuses.${id as 1 | 2 | 3 | 4}`)
      : t('legal-entity:search.unknownChoice', { id });
    return { id, name: name.trim() || known };
  });
  return { ...query, currentData: named };
}
