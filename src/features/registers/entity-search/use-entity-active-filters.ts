import { useTranslation } from 'react-i18next';
import { type ActiveFilter, activeFilters } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import {
  labelOfActivity,
  useAccountStatusesQuery,
  useCountiesQuery,
  useLegalEntitySizesQuery,
  useLegalEntityTypesQuery,
  useMarketActivitiesQuery,
  useMunicipalitiesQuery,
} from '#domain/reference/reference.api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { entitySearchUrl, type SearchFilters } from './entity-search.params.ts';

/** The active filters of the search as text, each with the change that removes it (look: removable chips). */
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
  type List = { currentData?: readonly { id: number; name: string }[] | undefined; isError: boolean };
  const nameIn = ({ currentData, isError }: List, id: number | null) => {
    if (id === null) return null;
    const isLate = currentData === undefined && !isError;
    const unknown = isLate ? '…' : t('legal-entity:search.unknownChoice', { id });
    return currentData?.find((entry) => entry.id === id)?.name || unknown;
  };
  return activeFilters(NO_RED_FILTERS, [
    ['name', t('name'), filters.name],
    ['jib', t('legal-entity:search.jib'), filters.jib],
    ['legalEntityTypeId', t('type'), nameIn(types, legalEntityTypeId)],
    ['accountStatusId', t('accountStatus'), nameIn(statuses, accountStatusId)],
    // The default year was not selected by the visitor.
    ['year', t('year'), filters.year === NO_RED_FILTERS.year ? null : filters.year?.toString()],
    ['countyId', t('county'), nameIn(counties, countyId)],
    ['municipalityId', t('municipality'), nameIn(municipalities, municipalityId)],
    ['legalEntitySizeId', t('sizeOf2021'), nameIn(sizes, legalEntitySizeId)],
    ['activityCode', t('activity.label'), labelOfActivity(activities.currentData, activityCode)],
  ]);
}

/** The red portal's filters with none set; it has every filter of the other registers. */
const NO_RED_FILTERS = readUrl(entitySearchUrl, 'redPortal=true');

/** The account statuses of the red portal by the agency's names; one without a name gets the specification's (readings, R9). */
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
