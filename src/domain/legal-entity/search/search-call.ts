import { LEGAL_ENTITY_STATUS, LISTS } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { ApiCall } from '#shared/api/api-call.ts';
import type { EntityFilters } from './entity-filters.ts';

type Requested = string | number | boolean;

/** Filters by their names in the call (R3.4); null, '' and missing mean not requested. */
type SearchedBy = EntityFilters & { legalEntityStatus?: number | null; year?: number | null } & Readonly<
    Record<string, Requested | null | undefined>
  >;

/** The query of GET LegalEntities (R7), only with requested values. `Page` is zero-based. */
export type SearchCall = Readonly<Record<string, Requested>> & { PageSize: number; Page: number };

/** A search in the cache: the whole call and the language. */
export type SearchArgs = SearchCall & { lang: Lang };

/** The call of a search; null when it may not be made: a status below 3 without a valid year (R4.5, R5). */
export function searchCall({ page, ...filters }: SearchedBy, searchType: number): SearchCall | null {
  const { legalEntityStatus: status, year } = filters;
  if (status != null && status < LEGAL_ENTITY_STATUS.notInAccountsRegister && (year ?? 0) < 1) return null;
  const given = Object.entries(filters).flatMap(([name, value]) =>
    value == null || value === '' ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(given),
    PageSize: LISTS.registerPage,
    includeCount: true,
    Page: page - 1,
    searchType,
  };
}

/** A search of legal entities: GET LegalEntities (R7). */
export const searchRequest = ({ lang, ...params }: SearchArgs): ApiCall => ({
  base: 'main',
  url: 'LegalEntities',
  params,
  lang,
});
