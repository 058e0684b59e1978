import * as z from 'zod/mini';
import { searchCall, urlJib, urlName } from '#domain/legal-entity/search/entity-filters.ts';
import { COUNTIES, type Location, municipalitiesOf } from '#domain/reference/locations.ts';
import { LEGAL_ENTITY_STATUS, SEARCH_TYPE, YEARS } from '#shared/config/settings.ts';
import { readUrl, urlNumber, urlPage } from '#shared/routing/url-schema.ts';

/** Search values of the registry (R2.7, R3.4) in the address; null and '' mean not requested. */
const urlFields = z.object({
  name: urlName(),
  jib: urlJib(),
  countyId: urlNumber(),
  municipalityId: urlNumber(),
  documentTypeId: urlNumber(),
  /** Status and year have no field on the screen, but a link may contain them (R4.5). */
  legalEntityStatus: urlNumber(),
  year: urlNumber(),
  /** From 1. */
  page: urlPage(),
});

export type RegistryFilters = z.output<typeof urlFields>;

export const NO_FILTERS: RegistryFilters = readUrl(urlFields, '');

/** Keeps only known counties, municipalities of the selected county, statuses and years of the agency (R2.7, R9). */
function inOrder(filters: RegistryFilters): RegistryFilters {
  const among = (known: readonly number[], value: number | null) => known.find((one) => one === value) ?? null;
  const idsOf = (places: readonly Location[]) => places.map(({ id }) => id);
  const countyId = among(idsOf(COUNTIES), filters.countyId);
  return {
    ...filters,
    countyId,
    municipalityId: among(idsOf(municipalitiesOf(countyId)), filters.municipalityId),
    legalEntityStatus: among(Object.values(LEGAL_ENTITY_STATUS), filters.legalEntityStatus),
    year: among(YEARS.registry, filters.year),
  };
}

/** The address of a registry search; invalid values count as missing (faults C09, D07). */
export const registryUrl = z.codec(urlFields, z.custom<RegistryFilters>(), { decode: inOrder, encode: inOrder });

/** The call for the filters; null when no search may be made (R4.5, R5). */
export const registryCall = (filters: RegistryFilters) => searchCall(filters, SEARCH_TYPE.bankruptcy);

/** Filters after a change: back to the first page; another county clears the municipality (R4.5). */
export function changedRegistry(filters: RegistryFilters, change: Partial<RegistryFilters>): RegistryFilters {
  return inOrder({ ...filters, page: 1, ...change });
}

/** 'Clear search': clears everything except the document type, which stays (R4.5). */
export function clearedRegistry({ documentTypeId }: RegistryFilters): RegistryFilters {
  return { ...NO_FILTERS, documentTypeId };
}
