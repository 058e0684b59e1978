import { LEGAL_ENTITY_STATUS, LISTS, SEARCH_TYPE } from '#shared/config/settings.ts';
import type { RegistryFilters } from './registry.params.ts';

/** The query of LegalEntities for the registry (R7); what is undefined is not sent. */
export type RegistryCall = {
  PageSize: number;
  includeCount: true;
  /** Zero-based. */
  Page: number;
  searchType: typeof SEARCH_TYPE.bankruptcy;
  name?: string | undefined;
  jib?: string | undefined;
  countyId?: number | undefined;
  municipalityId?: number | undefined;
  documentTypeId?: number | undefined;
  legalEntityStatus?: number | undefined;
  year?: number | undefined;
};

/** The call of a search, or null when the results are emptied without one: a status below 3 while the year is below 1 (R4.5). */
export function registryCall(filters: RegistryFilters): RegistryCall | null {
  const { legalEntityStatus: status, year } = filters;
  if (status !== null && status < LEGAL_ENTITY_STATUS.notInAccountsRegister && (year ?? 0) < 1) return null;
  return {
    PageSize: LISTS.registerPage,
    includeCount: true,
    Page: filters.page - 1,
    searchType: SEARCH_TYPE.bankruptcy,
    name: filters.name || undefined,
    jib: filters.jib || undefined,
    countyId: filters.countyId ?? undefined,
    municipalityId: filters.municipalityId ?? undefined,
    documentTypeId: filters.documentTypeId ?? undefined,
    legalEntityStatus: status ?? undefined,
    year: year ?? undefined,
  };
}
