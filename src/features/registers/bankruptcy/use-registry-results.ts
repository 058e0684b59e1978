import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { pagesOf } from '#domain/found-entities/pages-of.ts';
import { useLang } from '#domain/language/use-lang.ts';
import { useAbortOnLeave } from '#shared/api/use-abort-on-leave.ts';
import { LISTS } from '#shared/config/settings.ts';
import { formatNumber } from '#shared/format/number.ts';
import { isApiError } from '#shared/http/api-error.ts';
import { useAnnounce } from '#shared/ui/use-announce.ts';
import { bankruptcyApi, useRegistryQuery, type RegistryArgs } from './bankruptcy.api.ts';
import { registryCall } from './registry-call.ts';
import type { RegistryFilters } from './registry.params.ts';

/**
 * The results of filters: runs the search when it may run (R4.5), gives up what is no longer wanted, puts a page beyond the
 * end back to the last one (faults A40), and says the outcome. Only the newest answer counts (faults G02).
 */
export function useRegistryResults(
  filters: RegistryFilters,
  show: (next: RegistryFilters, how?: { replace: boolean }) => void,
) {
  const { t } = useTranslation('bankruptcy');
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

  const current = args ? query.currentData : undefined;
  const pages = pagesOf(current?.count ?? 0);
  const isBeyondEnd = current !== undefined && pages > 0 && filters.page > pages;
  useEffect(() => {
    if (isBeyondEnd) show({ ...filters, page: pages }, { replace: true });
  }, [isBeyondEnd, filters, pages, show]);

  // The agency refuses filters it does not know (a made-up document type in the address): there is nothing to find.
  const isRefused = isApiError(query.error) && query.error.kind === 'http' && query.error.status === 400;
  const isEmptied = args === null || isRefused;
  const isEmpty = isEmptied || (current !== undefined && current.items.length === 0 && !isBeyondEnd);
  const found = current ? t('found', { count: current.count, figure: formatNumber(current.count, lang) }) : null;
  const first = (filters.page - 1) * LISTS.registerPage + 1;
  useAnnounce(
    current && current.items.length > 0
      ? `${found}. ${t('shown', { from: formatNumber(first, lang), to: formatNumber(first + current.items.length - 1, lang) })}`
      : isEmpty && !query.isFetching
        ? t('nothingFound')
        : null,
  );

  /** Asks again for what stands in the address already. */
  const again = () => void (args && query.refetch());
  return { query, found, pages, isBeyondEnd, isEmptied, again };
}
