import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { SearchArgs } from '#domain/legal-entity/search/search-call.ts';
import { useSearchResults } from '#domain/legal-entity/search/use-search-results.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { entitySearchApi, useEntitySearchQuery } from './entity-search.api.ts';
import { entitySearchCall, type SearchFilters } from './entity-search.params.ts';
import { useSaveSearch } from './use-saved-search.ts';

const running = (args: SearchArgs) => entitySearchApi.util.getRunningQueryThunk('entitySearch', args);

/** The results of filters: runs the search when it may run (R5) and saves it. */
export function useEntityResults(filters: SearchFilters, putPage: (page: number) => void) {
  const lang = useLang();
  const args = useMemo(() => {
    const call = entitySearchCall(filters);
    return call && { ...call, lang };
  }, [filters, lang]);
  const query = useEntitySearchQuery(args ?? skipToken);
  useSaveSearch(filters, args !== null);
  return useSearchResults({ args, query, running, page: filters.page, putPage });
}
