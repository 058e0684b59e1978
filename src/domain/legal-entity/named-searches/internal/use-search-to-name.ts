import { use, useMemo } from 'react';
import { useLocation } from 'react-router';
import { routeNameOf } from '#shared/routing/href.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { ShownSearch } from '../shown-search.ts';
import { searchKey, searchRoute, type SearchToName } from './named-search.ts';
import { namedSearches } from './named-searches.ts';

/** The search whose results are shown, as one that can be named, and the named one it is; null for none. */
export function useSearchToName() {
  const { args, query } = use(ShownSearch);
  const route = searchRoute(routeNameOf(useLocation().pathname));
  const { items } = useStoredList(namedSearches);
  const search = useMemo((): SearchToName | null => {
    if (route === null || args === null) return null;
    const { lang: _, ...call } = args;
    return { route, query, call };
  }, [route, query, args]);
  const key = search && searchKey(search);
  const named = items?.find((one) => searchKey(one) === key);
  return { search, named: named ?? null, items };
}
