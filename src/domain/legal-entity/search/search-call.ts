import type { ArgOf } from '#shared/api/define-call.ts';
import { LEGAL_ENTITY_STATUS, LISTS } from '#shared/config/settings.ts';
import type { legalEntitiesCall } from '../legal-entity.calls.ts';
import type { EntityFilters } from './entity-filters.ts';

/** A search in the cache: the whole call and the language. */
export type SearchArgs = ArgOf<typeof legalEntitiesCall> & { Page: number };

/** The query of GET LegalEntities (R7), only with requested values. `Page` is zero-based. */
export type SearchCall = Omit<SearchArgs, 'lang'>;

/** Filters by their names in the call (R3.4); null, '' and missing mean not requested. */
type SearchedBy = EntityFilters & {
  [Name in Exclude<keyof SearchCall, 'PageSize' | 'includeCount' | 'Page' | 'searchType'>]?: SearchCall[Name] | null;
};

/** The call of a search; null when it may not be made: a status below 3 without a valid year (R4.5, R5). */
export function searchCall({ page, ...filters }: SearchedBy, searchType: number): SearchCall | null {
  const { legalEntityStatus: status, year } = filters;
  if (status != null && status < LEGAL_ENTITY_STATUS.notInAccountsRegister && (year ?? 0) < 1) return null;
  const given = Object.entries(filters).filter(([, value]) => value != null && value !== '');
  return {
    ...(Object.fromEntries(given) as Partial<SearchCall>),
    PageSize: LISTS.registerPage,
    includeCount: true,
    Page: page - 1,
    searchType,
  };
}
