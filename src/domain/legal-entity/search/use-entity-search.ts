import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { dataOf, type StartedQuery } from '#shared/api/answer-of.ts';
import { useAbortOnLeave } from '#shared/api/use-abort-on-leave.ts';
import { LISTS } from '#shared/config/settings.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { isSameState, readBack, readUrl, type UrlSchema } from '#shared/routing/url-schema.ts';
import { useFollowUrl } from '#shared/routing/use-follow-url.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { writeUrl } from '#shared/routing/write-url.ts';
import { useAnnounceAnswer } from '#shared/ui/LiveRegion.tsx';
import { type EntityFilters, type SearchTexts, typedJibProblem } from './entity-filters.ts';
import { nameOrJib, nameProblem } from './name-or-jib.ts';
import type { LoadSearchPage } from './export-pages.ts';
import { pageCount, type ResultsPage } from './search-answer.ts';
import type { SearchArgs, SearchCall } from './search-call.ts';

/** A kind of search of legal entities: its address, filters and call. All parts must keep their identity. */
type EntitySearchKind<Item, Filters> = {
  url: UrlSchema<Filters>;
  /** Navigates where other filters need more than another query; false if they do not. */
  navigate?: (filters: Filters, how: { replace?: boolean; isCleared?: boolean }) => boolean;
  /** The filters after a change: back to the first page, dependent filters adjusted. */
  changed: (filters: Filters, change: Partial<Filters>) => Filters;
  /** The filters after 'Clear search'. */
  cleared: (filters: Filters) => Filters;
  /** The call for the filters; null when the search may not be made (R5). */
  callOf: (filters: Filters) => SearchCall | null;
  /** The endpoint of the search. */
  endpoint: {
    name: string;
    useQuery: (args: SearchArgs | typeof skipToken) => {
      data?: ResultsPage<Item> | undefined;
      currentData?: ResultsPage<Item> | undefined;
      error?: unknown;
      isError: boolean;
      isFetching: boolean;
      /** Of the request that was answered last. */
      requestId?: string | undefined;
      refetch: () => unknown;
    };
    initiate: (args: SearchArgs) => ThunkAction<StartedQuery<ResultsPage<Item>>, unknown, unknown, UnknownAction>;
  };
};

/**
 * A search of legal entities (R2.3, R2.7): `filters` from the address, the count as text, and the pages (R9). Name and jib are
 * typed into `form`; a search includes them. A wrong jib stays in its field, and the jib searched for before applies (R5). Only
 * the latest answer is used, and calls that are no longer needed are aborted (faults G02, G05). The outcome is announced; a page
 * beyond the end becomes the last one (faults A40).
 */
export function useEntitySearch<Item, Filters extends EntityFilters>(kind: EntitySearchKind<Item, Filters>) {
  const { url, navigate, changed, cleared, callOf, endpoint } = kind;
  const { t } = useTranslation(['legal-entity', 'ui']);
  const lang = useLang();
  const [filters, setFilters] = useUrlState(url);
  const form = useForm<SearchTexts>({ defaultValues: { name: filters.name, jib: filters.jib }, mode: 'onTouched' });
  const showName = useFollowUrl(form, 'name', filters.name);
  const showJib = useFollowUrl(form, 'jib', filters.jib);
  const args = useMemo(() => {
    const call = callOf(filters);
    return call && { ...call, lang };
  }, [callOf, filters, lang]);
  const query = endpoint.useQuery(args ?? skipToken);
  useAbortOnLeave(endpoint, args);
  /** The query of the address without the page: the same for the same search. */
  const searchQuery = useMemo(() => writeUrl(url, { ...filters, page: 1 }).slice(1), [url, filters]);
  const { search: shownQuery } = useLocation();
  /** The address of the results, and whether the router does not have its history entry yet. */
  const results = useMemo(() => {
    const address = writeUrl(url, filters);
    return { address, isAhead: address !== writeUrl(url, readUrl(url, shownQuery)) };
  }, [url, filters, shownQuery]);
  const heading = useRef<HTMLHeadingElement>(null);

  const isToResults = useRef(false);
  const toHeading = useCallback(() => {
    if (isToResults.current) heading.current?.focus({ preventScroll: true });
    isToResults.current = false;
  }, []);
  useEffect(toHeading, [args, toHeading]);

  const { currentData, isFetching } = query;
  const { count = 0, isOpenEnded = false } = currentData ?? {};
  // If the end is unknown, one page after the current one is offered.
  const pages = isOpenEnded ? filters.page + 1 : pageCount(count);
  const isBeyondEnd = currentData !== undefined && pages > 0 && filters.page > pages;
  const toLast = useEffectEvent(() => show({ ...filters, page: pages }, { replace: true }));
  useEffect(() => {
    if (isBeyondEnd) toLast();
  }, [isBeyondEnd, pages]);

  const seen = currentData?.items.length ?? 0;
  const figure = (value: number) => formatNumber(value, lang);
  // An empty page after the first one does not mean that the pages before are empty.
  const isPast = currentData !== undefined && count === 0 && filters.page > 1;
  const match =
    currentData && (count > 0 || !(isPast || isOpenEnded))
      ? t(isOpenEnded ? 'search.matchesAtLeast' : 'search.matches', { count, figure: figure(count) })
      : null;
  const first = (filters.page - 1) * LISTS.registerPage + 1;
  const isEmpty = args === null || (currentData !== undefined && seen === 0 && !isBeyondEnd);
  useAnnounceAnswer(
    seen > 0
      ? `${match}. ${t('search.shown', { from: figure(first), to: figure(first + seen - 1) })}`
      : isEmpty && !isFetching
        ? t(isPast ? 'search.nonePast' : 'ui:searchNoResults')
        : null,
    isFetching || query.isError ? null : args === null ? 'no search' : (query.requestId ?? null),
  );

  /** Shows other filters or another page. Texts being typed stay in their fields unless the address gets other ones. */
  function show(next: Filters, how: { replace?: boolean; isCleared?: boolean } = {}): void {
    if (isToResults.current && isSameState(url, filters, next)) toHeading();
    if (!navigate?.(next, how)) setFilters(next, how.replace ? { history: 'replace' } : {});
  }

  /**
   * Searches with the typed texts and the given changes (R4.1); a jib typed as the name is searched for as a jib. If the address
   * does not change, the call is repeated.
   */
  function search(change: Partial<Filters>): void {
    const texts = validTexts(form.getValues());
    const next = readBack(url, changed({ ...filters, ...texts }, change));
    // As it is searched for: trimmed, the jib cleaned.
    if ('name' in texts) showName(next.name);
    if ('jib' in texts) showJib(next.jib);
    if (!isSameState(url, filters, next)) show(next);
    else if (args) void query.refetch();
  }

  /** Replaces all filters and typed texts. */
  function reset(next: Filters, isCleared = false): void {
    showName(next.name);
    showJib(next.jib);
    show(next, { isCleared });
  }

  /**
   * Focuses the heading of the results, because the pressed control disappears. Only when the new search has begun: until then
   * the heading names the number of the old one. A search that is shown already begins no new one.
   */
  function thenToResults(act: () => void): void {
    isToResults.current = true;
    act();
  }

  return {
    filters,
    form,
    args,
    searchQuery,
    results,
    query,
    match,
    pages,
    isBeyondEnd,
    isPast,
    heading,
    show,
    search,
    reset,
    thenToResults,
    clear: () => reset(cleared(filters), true),
    /** Removes a filter. */
    remove: (without: Partial<Filters>) => thenToResults(() => show(changed(filters, without))),
    /** Requests a page of the results for a file. */
    load: ((page, { dispatch, signal }) =>
      dataOf(dispatch(endpoint.initiate(page)), signal)) satisfies LoadSearchPage<Item>,
  };
}

/** The typed texts that can be searched for; a name that is a jib becomes one. */
function validTexts({ name, jib }: SearchTexts): Partial<SearchTexts> {
  const isName = nameProblem(name, jib) === null;
  const { jib: jibInName } = isName ? nameOrJib(name) : {};
  if (jibInName !== undefined) return { name: '', jib: jibInName };
  return { ...(isName && { name }), ...(typedJibProblem(jib) === null && { jib }) };
}

export type EntitySearchState<Item, Filters extends EntityFilters> = ReturnType<typeof useEntitySearch<Item, Filters>>;
