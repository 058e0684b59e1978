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
import { entitySearchApi, useEntitySearchQuery, type EntitySearchArgs } from './entity-search.api.ts';
import type { SearchFilters } from './entity-search.params.ts';
import { entitySearchCall } from './search-call.ts';
import { useSaveSearch } from './use-saved-search.ts';

/**
 * The results of filters: runs the search when it may run (R5), saves it, gives up what is no longer wanted, puts a page
 * beyond the end back to the last one (faults A40), and says the outcome. Only the newest answer counts (faults G02).
 */
export function useResults(filters: SearchFilters, show: (next: SearchFilters, how?: { replace: boolean }) => void) {
  const { t } = useTranslation('entity-search');
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

  const current = args ? query.currentData : undefined;
  const pages = pagesOf(current?.count ?? 0);
  const isBeyondEnd = current !== undefined && pages > 0 && filters.page > pages;
  useEffect(() => {
    if (isBeyondEnd) show({ ...filters, page: pages }, { replace: true });
  }, [isBeyondEnd, filters, pages, show]);

  // The agency refuses filters it does not know (a made-up id in the address): there is nothing to find, and nothing to repeat.
  const isRefused = isApiError(query.error) && query.error.kind === 'http' && query.error.status === 400;
  const isEmpty = isRefused || (current !== undefined && current.items.length === 0 && !isBeyondEnd);
  const found = current ? t('found', { count: current.count, figure: formatNumber(current.count, lang) }) : null;
  const first = (filters.page - 1) * LISTS.registerPage + 1;
  const announcement =
    current && current.items.length > 0
      ? `${found}. ${t('shown', { from: formatNumber(first, lang), to: formatNumber(first + current.items.length - 1, lang) })}`
      : isEmpty && !query.isFetching
        ? t('nothingFound')
        : null;
  useAnnounce(announcement);

  return { args, query, found, pages, isBeyondEnd, isRefused, again: () => void (args && query.refetch()) };
}
