import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { searchCall, type SearchArgs } from '#domain/legal-entity/search/search-call.ts';
import { useSearchResults } from '#domain/legal-entity/search/use-search-results.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { bankruptcyApi, useRegistryQuery } from './bankruptcy.api.ts';
import type { RegistryFilters } from './registry.params.ts';

const running = (args: SearchArgs) => bankruptcyApi.util.getRunningQueryThunk('registry', args);

/** The results of filters: runs the search when it may run (R4.5). */
export function useRegistryResults(filters: RegistryFilters, putPage: (page: number) => void) {
  const lang = useLang();
  const args = useMemo(() => {
    const call = searchCall(filters, SEARCH_TYPE.bankruptcy);
    return call && { ...call, lang };
  }, [filters, lang]);
  const query = useRegistryQuery(args ?? skipToken);
  return useSearchResults({ args, query, running, page: filters.page, putPage });
}
