import type { ArgOf } from '#shared/api/define-call.ts';
import { LEGAL_ENTITY_STATUS, LISTS } from '#shared/config/settings.ts';
import { hasPersonNumber, type JibProblem, jibProblem, jibsIn, type OddJib, oddJib } from '#shared/format/jib.ts';
import { searchText } from '#shared/format/plain-text.ts';
import { urlText, urlValue } from '#shared/routing/url-schema.ts';
import type { legalEntitiesCall } from '../legal-entity.calls.ts';

/** Longest searched name: addresses may hold thousands of characters, names do not (faults D07). */
export const LONGEST_SEARCHED_NAME = 200;

/** The texts that wait for 'Search'. */
export type SearchTexts = { name: string; jib: string };

/** Filters of every search of legal entities: two typed texts and the page, from 1. */
export type EntityFilters = SearchTexts & { page: number };

/** The register's query for a typed text (P2.6, R3.4): a text with one jib is that jib, anything else a name. */
export function nameOrJib(text: string): { jib?: string; name?: string } {
  const [jib, ...others] = jibsIn(text);
  return jib !== undefined && others.length === 0 ? { jib } : { name: searchText(text) };
}

/** Why a name cannot be searched for: two jibs, also with the field 'jib', a VAT number, or a person's, which is never sent. */
export function nameProblem(name: string, jib = ''): OddJib | null {
  const odd = oddJib(name);
  if (odd === 'jibIsOtherNumber') return hasPersonNumber(name) ? odd : null;
  const jibs = new Set([...jibsIn(name), ...jibsIn(jib)]);
  return odd ?? (jibsIn(name).length === 1 && jibs.size > 1 ? 'severalJibs' : null);
}

/** The error of a typed jib (R5, faults E06–E08); null for a valid or empty one. */
export function typedJibProblem(text: string): Exclude<JibProblem, 'jibIsRequired'> | null {
  const problem = jibProblem(text);
  return problem === 'jibIsRequired' ? null : problem;
}

/** A name in an address, read as a typed one and cut to the longest searched name; '' for the number of a person. */
export const urlName = () => urlText(LONGEST_SEARCHED_NAME, (text) => !hasPersonNumber(text));

/** The only jib in an address with all its digits (faults E06, E07); '' for anything else. */
export const urlJib = () =>
  urlValue<string>('', (text) => {
    const [jib, ...others] = jibsIn(text);
    return others.length === 0 ? jib : undefined;
  });

/** An address of a search that names it: one without a query would restore the last search instead (R2.3 On entry). */
export const namingSearch = (address: string): string => (address.includes('?') ? address : `${address}?page=1`);

type IdFilter<Filters> = {
  [Name in keyof Filters]: Filters[Name] extends number | null ? Name : never;
}[keyof Filters];

/** Creates the props of a filter for `ReferenceSelect`: its value, and a handler that applies a selection at once. */
export const choicesIn =
  <Filters>(filters: Filters, onChange: (change: Partial<Filters>) => void) =>
  (name: IdFilter<Filters>) => ({
    value: filters[name] as number | null,
    onId: (id: number | null) => onChange({ [name]: id } as Partial<Filters>),
  });

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
