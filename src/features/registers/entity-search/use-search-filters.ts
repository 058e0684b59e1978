import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { matchSlug } from '#shared/routing/href.ts';
import { cleared } from './change-filters.ts';
import { readFilters, type SearchFilters } from './entity-search.params.ts';
import { searchHref } from './search-href.ts';

/** Whether an address is the public mode of the search (R2.1); language and query do not matter. */
export function isPublicSearch(pathname: string): boolean {
  return matchSlug(pathname.split('/').slice(2).join('/'))?.name === 'publicEntitySearch';
}

/**
 * The filters as the address says them, and the ways to change it; the address is their only home (readings, R2.3). A change
 * shows before its navigation has ended, so that a second quick one builds on the first.
 */
export function useSearchFilters() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const lang = useLang();
  const isPublic = isPublicSearch(pathname);
  const [ahead, setAhead] = useState<{ filters: SearchFilters; from: string } | null>(null);
  const addressed = useMemo(() => readFilters(search, isPublic), [search, isPublic]);
  // Arrived: a step back to the entry it was made from must not find it again.
  if (ahead !== null && ahead.from !== key) setAhead(null);
  const filters = ahead?.from === key ? ahead.filters : addressed;

  const goTo = useCallback(
    (next: SearchFilters, how: { replace?: boolean; state?: unknown }) => {
      setAhead({ filters: next, from: key });
      void navigate(searchHref(next, lang), { preventScrollReset: true, ...how });
    },
    [navigate, lang, key],
  );
  /** Goes to the address of other filters; `replace` only to put a page number in order. */
  const show = useCallback((next: SearchFilters, { replace = false } = {}) => goTo(next, { replace }), [goTo]);
  /** 'Clear search': the register without filters; the saved search is forgotten as well (R4.1). */
  const clear = useCallback(() => goTo(cleared(filters), { state: { isCleared: true } }), [goTo, filters]);
  return { filters, show, clear };
}
