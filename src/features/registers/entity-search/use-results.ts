import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useResultsPage } from '#domain/legal-entity/search/use-results-page.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useAbortOnLeave } from '#shared/api/use-abort-on-leave.ts';
import { entitySearchApi, useEntitySearchQuery, type EntitySearchArgs } from './entity-search.api.ts';
import type { SearchFilters } from './entity-search.params.ts';
import { entitySearchCall } from './search-call.ts';
import { useSaveSearch } from './use-saved-search.ts';

/**
 * The results of filters: runs the search when it may run (R5), saves it, and gives up what is no longer wanted. Only the
 * newest answer counts (faults G02).
 */
export function useResults(filters: SearchFilters, show: (next: SearchFilters, how?: { replace: boolean }) => unknown) {
  const lang = useLang();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const args = useMemo(() => {
    const call = entitySearchCall(filters);
    return call && { ...call, lang };
  }, [filters, lang]);
  const query = useEntitySearchQuery(args ?? skipToken);
  const abort = useCallback(
    (key: string) =>
      dispatch(entitySearchApi.util.getRunningQueryThunk('entitySearch', JSON.parse(key) as EntitySearchArgs))?.abort(),
    [dispatch],
  );
  useAbortOnLeave(args && JSON.stringify(args), abort);
  useSaveSearch(filters, args !== null);
  const match = useResultsPage({
    query,
    page: filters.page,
    texts: 'entity-search',
    putPage: (page) => show({ ...filters, page }, { replace: true }),
  });
  return { ...match, args, query, again: () => void (args && query.refetch()) };
}
