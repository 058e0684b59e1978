import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { searchCall, type SearchArgs } from '#domain/legal-entity/search/search-call.ts';
import { useSearchResults } from '#domain/legal-entity/search/use-search-results.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { entitySearchApi, useEntitySearchQuery } from './entity-search.api.ts';
import type { SearchFilters } from './entity-search.params.ts';
import { REGISTER_RULES } from './search-registers.ts';
import { useSaveSearch } from './use-saved-search.ts';

const running = (args: SearchArgs) => entitySearchApi.util.getRunningQueryThunk('entitySearch', args);

/** The call of the filters: a register sets type and public flag (R4.1); null when no search may be made (R5). */
export function entitySearchCall({ register, ...filters }: SearchFilters) {
  const { legalEntityTypeId, isPublicEntity } = REGISTER_RULES[register];
  const type = legalEntityTypeId ?? filters.legalEntityTypeId;
  return searchCall({ ...filters, legalEntityTypeId: type, isPublicEntity }, SEARCH_TYPE.registerList);
}

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
