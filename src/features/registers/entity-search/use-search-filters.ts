import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLang } from '#domain/language/use-lang.ts';
import { matchSlug } from '#shared/routing/href.ts';
import { cleared } from './change-filters.ts';
import { readFilters, type SearchFilters } from './entity-search.params.ts';
import { searchHref } from './search-href.ts';

/** Whether an address is the public mode of the search (R2.1); language and query do not matter. */
export function isPublicSearch(pathname: string): boolean {
  return matchSlug(pathname.split('/').slice(2).join('/'))?.name === 'publicEntitySearch';
}

/** The filters as the address says them, and the ways to change it; the address is their only home (readings, R2.3). */
export function useSearchFilters() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const lang = useLang();
  const isPublic = isPublicSearch(pathname);
  const filters = useMemo(() => readFilters(search, isPublic), [search, isPublic]);

  /** Goes to the address of other filters; `replace` only to put a page number in order. */
  const show = useCallback(
    (next: SearchFilters, { replace = false } = {}) =>
      void navigate(searchHref(next, lang), { preventScrollReset: true, replace }),
    [navigate, lang],
  );
  /** 'Clear search': the register without filters; the saved search is forgotten as well (R4.1). */
  const clear = useCallback(
    () => void navigate(searchHref(cleared(filters), lang), { preventScrollReset: true, state: { isCleared: true } }),
    [navigate, filters, lang],
  );
  return { filters, show, clear };
}
