import { useTranslation } from 'react-i18next';
import type { FailedSearch } from '#domain/legal-entity/search-help/suggestions.ts';
import type { ActiveFilter } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import { searchCall } from '#domain/legal-entity/search/search-call.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { entitySearchCall, type SearchFilters } from './entity-search.params.ts';
import { SEARCH_REGISTERS } from './search-registers.ts';
import { changedSearch, inRegister, searchHref } from './use-register-filters.ts';

/** The search as one that may find nothing: it is offered in the other registers, its name or jib in the proceedings. */
export function useFailedSearch(
  filters: SearchFilters,
  active: readonly ActiveFilter<SearchFilters>[],
): FailedSearch<SearchFilters> {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  const { name, jib, register } = filters;
  const call = searchCall({ name, jib, page: 1 }, SEARCH_TYPE.bankruptcy);
  const to = href('bankruptcy', lang, undefined, { name, jib });
  return {
    filters,
    active,
    changed: changedSearch,
    callOf: entitySearchCall,
    addressOf: (next) => searchHref(next, lang),
    inRegisters: SEARCH_REGISTERS.filter((other) => other !== register).map((other) => ({
      label: t(`registers.${other}`),
      filters: inRegister(filters, other),
    })),
    elsewhere: call ? [{ group: 'register', label: t('proceedings'), to, call }] : [],
  };
}
