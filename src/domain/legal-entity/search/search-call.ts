import { LEGAL_ENTITY_STATUS, LISTS } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { ApiCall } from '#shared/api/api-call.ts';
import type { EntityFilters } from './entity-filters.ts';

type Requested = string | number | boolean;

/** What legal entities are searched by, named as the call names it (R3.4); null, '' and absent mean that nothing is requested. */
type SearchedBy = EntityFilters & { legalEntityStatus?: number | null; year?: number | null } & Readonly<
    Record<string, Requested | null | undefined>
  >;

/** The query of GET LegalEntities (R7); what is not requested is not in it. `Page` is zero-based. */
export type SearchCall = Readonly<Record<string, Requested>> & { PageSize: number; Page: number };

/** A search as the cache knows it: the whole call and the language. */
export type SearchArgs = SearchCall & { lang: Lang };

/** The call of a search; null when none may be made: a status below 3 without a valid year (R4.5, R5). */
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
