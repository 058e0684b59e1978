import { LEGAL_ENTITY_STATUS, LISTS, SEARCH_TYPE } from '#shared/config/settings.ts';
import type { SearchFilters } from './entity-search.params.ts';
import { REGISTER_RULES } from './search-registers.ts';

/** The query of LegalEntities (R7); what is undefined is not sent. */
export type EntitySearchCall = {
  PageSize: number;
  includeCount: true;
  /** Zero-based. */
  Page: number;
  searchType: number;
  name?: string | undefined;
  jib?: string | undefined;
  legalEntityTypeId?: number | undefined;
  isPublicEntity?: boolean | undefined;
  legalEntitySizeId?: number | undefined;
  countyId?: number | undefined;
  municipalityId?: number | undefined;
  activityCode?: string | undefined;
  legalEntityStatus?: number | undefined;
  accountStatusId?: number | undefined;
  year?: number | undefined;
};

/**
 * The call of a search, or null when none may be made (R5): a status below 3 without a valid year. That a type is chosen
 * or the red portal is on holds for every register.
 */
export function entitySearchCall(filters: SearchFilters): EntitySearchCall | null {
  const { legalEntityStatus, year } = filters;
  const needsYear = legalEntityStatus !== null && legalEntityStatus < LEGAL_ENTITY_STATUS.notInAccountsRegister;
  if (needsYear && (year === null || year < 1)) return null;
  const rule = REGISTER_RULES[filters.register];
  return {
    PageSize: LISTS.registerPage,
    includeCount: true,
    Page: filters.page - 1,
    searchType: SEARCH_TYPE.registerList,
    name: filters.name || undefined,
    jib: filters.jib || undefined,
    legalEntityTypeId: rule.legalEntityTypeId ?? filters.legalEntityTypeId ?? undefined,
    isPublicEntity: rule.isPublicEntity ?? undefined,
    legalEntitySizeId: filters.legalEntitySizeId ?? undefined,
    countyId: filters.countyId ?? undefined,
    municipalityId: filters.municipalityId ?? undefined,
    activityCode: filters.activityCode || undefined,
    legalEntityStatus: legalEntityStatus ?? undefined,
    accountStatusId: filters.accountStatusId ?? undefined,
    year: year ?? undefined,
  };
}
