import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { dataOf } from '#shared/api/answer-of.ts';
import type { ArgOf } from '#shared/api/define-call.ts';
import type { endpointOf } from '#shared/api/endpoint-of.ts';
import { useAbortOnLeave } from '#shared/api/use-abort-on-leave.ts';
import { errorReason } from '#shared/http/api-error.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { legalEntitiesCall } from '../legal-entity.calls.ts';
import type { EntityFilters, SearchCall } from './entity-filters.ts';
import type { LoadSearchPage } from './export-pages.ts';
import { pageCount, type ResultsPage } from './search-answer.ts';
import type { SearchFiltersState } from './use-search-filters.ts';

/** An endpoint of the search of legal entities, with the model of one result. */
type PageEndpoint<Item> = ReturnType<
  typeof endpointOf<ArgOf<typeof legalEntitiesCall>, typeof legalEntitiesCall.wire, ResultsPage<Item>>
>;

/**
 * Makes the hook of the answer to the filters of a kind of search, and its pages (R9). Only the latest answer is used, and calls
 * that are no longer needed are aborted (faults G02, G05). A page beyond the end becomes the last one (faults A40). `callOf` gives
 * null when the search may not be made (R5).
 */
export function searchAnswerOf<Item, Filters extends EntityFilters>(
  callOf: (filters: Filters) => SearchCall | null,
  endpoint: PageEndpoint<Item>,
) {
  return function useSearchAnswer({ filters, show }: Pick<SearchFiltersState<Filters>, 'filters' | 'show'>) {
    const lang = useLang();
    const args = useMemo(() => {
      const call = callOf(filters);
      return call && { ...call, lang };
    }, [filters, lang]);
    const answer = endpoint.useQuery(args ?? skipToken);
    // A failed search has no results and no pages, also when it had some before (R8).
    const hasFailed = answer.error !== undefined && errorReason(answer.error) !== 'cancelled';
    const [hasLost, setLost] = useState(false);
    // Nor does the next one show them while its answer is awaited.
    const isLost = hasFailed || (hasLost && answer.currentData === undefined);
    if (isLost !== hasLost) setLost(isLost);
    const query = isLost ? { ...answer, data: undefined, currentData: undefined } : answer;
    useAbortOnLeave(endpoint, args);

    const { currentData } = query;
    const { count = 0, isOpenEnded = false } = currentData ?? {};
    // If the end is unknown, one page after the current one is offered.
    const pages = isOpenEnded ? filters.page + 1 : pageCount(count);
    const isBeyondEnd = currentData !== undefined && pages > 0 && filters.page > pages;
    const toPage = useEffectEvent((page: number) => show({ ...filters, page }, { replace: true }));
    useEffect(() => {
      if (isBeyondEnd) toPage(pages);
    }, [isBeyondEnd, pages]);

    // An empty page after the first one does not mean that the pages before are empty.
    const isPast = currentData !== undefined && count === 0 && filters.page > 1;
    const repeat = () => void (args && query.refetch());
    const load: LoadSearchPage<Item> = (page, { dispatch, signal }) =>
      dataOf(dispatch(endpoint.initiate(page)), signal);
    return { args, query, page: filters.page, pages, isBeyondEnd, isPast, repeat, load };
  };
}

export type EntityAnswer<Item> = ReturnType<ReturnType<typeof searchAnswerOf<Item, EntityFilters>>>;
