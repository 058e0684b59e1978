import { LEGAL_ENTITY_STATUS, YEARS } from '#shared/config/settings.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { entitySearchUrl, inOrder, type SearchFilters } from './entity-search.params.ts';
import type { SearchRegister } from './search-registers.ts';

/**
 * Filters after one was changed (R4.1): the first page again; another county forgets the municipality; a status below 3
 * without a year takes the default year, status 3 clears account status and year.
 */
export function changedSearch(filters: SearchFilters, change: Partial<SearchFilters>): SearchFilters {
  const next = { ...filters, page: 1, ...change };
  if (next.countyId !== filters.countyId && change.municipalityId === undefined) next.municipalityId = null;
  if (change.legalEntityStatus != null && change.legalEntityStatus < LEGAL_ENTITY_STATUS.notInAccountsRegister)
    next.year ??= YEARS.redPortalDefault;
  return inOrder(next);
}

/** Filters in another register (R4.1): the red portal begins at status 1, a real register has neither status nor year. */
export function inRegister(filters: SearchFilters, register: SearchRegister): SearchFilters {
  return changedSearch(filters, {
    register,
    legalEntityTypeId: null,
    accountStatusId: null,
    legalEntityStatus: register === 'redPortal' ? LEGAL_ENTITY_STATUS.submitted : null,
    year: null,
  });
}

/** 'Clear search' (R4.1): everything but the register, which is where the visitor is. */
export function clearedSearch({ register }: SearchFilters): SearchFilters {
  return inRegister(readUrl(entitySearchUrl, ''), register);
}
