import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useResultsPage } from '#domain/legal-entity/search/use-results-page.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useAbortOnLeave } from '#shared/api/use-abort-on-leave.ts';
import { bankruptcyApi, useRegistryQuery, type RegistryArgs } from './bankruptcy.api.ts';
import { registryCall } from './registry-call.ts';
import type { RegistryFilters } from './registry.params.ts';

/**
 * The results of filters: runs the search when it may run (R4.5), and gives up what is no longer wanted. Only the
 * newest answer counts (faults G02).
 */
export function useRegistryResults(
  filters: RegistryFilters,
  show: (next: RegistryFilters, how?: { replace: boolean }) => unknown,
) {
  const lang = useLang();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const args = useMemo(() => {
    const call = registryCall(filters);
    return call && { ...call, lang };
  }, [filters, lang]);
  const query = useRegistryQuery(args ?? skipToken);
  const abort = useCallback(
    (key: string) =>
      dispatch(bankruptcyApi.util.getRunningQueryThunk('registry', JSON.parse(key) as RegistryArgs))?.abort(),
    [dispatch],
  );
  useAbortOnLeave(args && JSON.stringify(args), abort);

  const match = useResultsPage({
    query,
    page: filters.page,
    isEmptied: args === null,
    texts: 'bankruptcy',
    putPage: (page) => show({ ...filters, page }, { replace: true }),
  });

  /** Asks again for what stands in the address already. */
  const again = () => void (args && query.refetch());
  return { ...match, query, isEmptied: args === null || match.isRefused, again };
}
