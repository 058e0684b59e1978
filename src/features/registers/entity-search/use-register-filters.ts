import { useLocation, useNavigate } from 'react-router';
import { namingSearch } from '#domain/legal-entity/search/entity-filters.ts';
import { useSearchFilters } from '#domain/legal-entity/search/use-search-filters.ts';
import { LEGAL_ENTITY_STATUS, YEARS } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href, routeNameOf } from '#shared/routing/href.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { writeUrl } from '#shared/routing/write-url.ts';
import {
  entitySearchUrl,
  inOrder,
  publicSearchUrl,
  type SearchFilters,
  type SearchRegister,
} from './entity-search.params.ts';

/** Whether an address is the public mode of the search (R2.1), in any language and with any query. */
export function isPublicSearch(pathname: string): boolean {
  return routeNameOf(pathname) === 'publicEntitySearch';
}

/** The filters of the register search (R2.3, R4.1); public companies have a route of their own (R2.1). */
export function useRegisterFilters() {
  const { pathname, search } = useLocation();
  const lang = useLang();
  const navigate = useNavigate();
  const isPublic = isPublicSearch(pathname);
  return useSearchFilters({
    url: isPublic ? publicSearchUrl : entitySearchUrl,
    navigate: (filters, { replace = false, isCleared = false }) => {
      const isOtherRoute = isPublic !== (filters.register === 'publicEnterprises');
      if (!isOtherRoute && !isCleared) return false;
      const to = searchHref(filters, lang, search);
      // As long as the history entry shows these filters, they are not saved (R4.1).
      const state = isCleared ? { cleared: savedSearchOf(filters) } : undefined;
      void navigate(to, { state, replace: replace || to === pathname + search, preventScrollReset: true });
      return true;
    },
    changed: changedSearch,
    cleared: clearedSearch,
  });
}

/** Address of a search: the public route for public companies (R2.1). Further parameters in `query` are preserved. */
export function searchHref(filters: SearchFilters, lang: Lang, query = ''): string {
  return filters.register === 'publicEnterprises'
    ? href('publicEntitySearch', lang) + writeUrl(publicSearchUrl, filters, query)
    : href('entitySearch', lang) + writeUrl(entitySearchUrl, filters, query);
}

/** The address for a link to a search, which opens that search in a new tab as well. */
export const searchLink = (filters: SearchFilters, lang: Lang): string => namingSearch(searchHref(filters, lang));

/**
 * Filters after a change (R4.1): back to the first page; another county clears the municipality; a status below 3 without a
 * year gets the default year, status 3 clears account status and year.
 */
export function changedSearch(filters: SearchFilters, change: Partial<SearchFilters>): SearchFilters {
  const next = { ...filters, page: 1, ...change };
  if (next.countyId !== filters.countyId && change.municipalityId === undefined) next.municipalityId = null;
  if (change.legalEntityStatus != null && change.legalEntityStatus < LEGAL_ENTITY_STATUS.notInAccountsRegister)
    next.year ??= YEARS.redPortalDefault;
  return inOrder(next);
}

/** Filters in another register (R4.1): the red portal starts with status 1, other registers have neither status nor year. */
export function inRegister(filters: SearchFilters, register: SearchRegister): SearchFilters {
  return changedSearch(filters, {
    register,
    legalEntityTypeId: null,
    accountStatusId: null,
    legalEntityStatus: register === 'redPortal' ? LEGAL_ENTITY_STATUS.submitted : null,
    year: null,
  });
}

/** 'Clear search' (R4.1): clears everything except the register. */
export function clearedSearch({ register }: SearchFilters): SearchFilters {
  return inRegister(readUrl(entitySearchUrl, ''), register);
}

/** The search as one text to be stored: the query of its address, with public companies as a parameter (R3.4). */
export function savedSearchOf(filters: SearchFilters): string {
  return writeUrl(entitySearchUrl, filters).slice(1);
}

/** Whether 'Clear search' led to these filters. */
export function isClearedSearch(state: unknown, filters: SearchFilters): boolean {
  const isState = typeof state === 'object' && state !== null && 'cleared' in state;
  return isState && state.cleared === savedSearchOf(filters);
}
