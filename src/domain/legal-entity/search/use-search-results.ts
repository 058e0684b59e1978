import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useAbortOnLeave } from '#shared/api/use-abort-on-leave.ts';
import { LISTS } from '#shared/config/settings.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useAnnounce } from '#shared/ui/Announcer.tsx';
import type { ResultsPage } from './search-answer.ts';
import type { SearchArgs } from './search-call.ts';

type Running = { abort: () => void } | undefined;

type SearchOf<Item> = {
  /** The search; null when it may not be made (R5). Keeps its identity while nothing changes. */
  args: SearchArgs | null;
  query: {
    data?: ResultsPage<Item> | undefined;
    currentData?: ResultsPage<Item> | undefined;
    error?: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The call under way for a search: `api.util.getRunningQueryThunk` of its endpoint. Keeps its identity. */
  running: (args: SearchArgs) => ThunkAction<Running, unknown, unknown, UnknownAction>;
  /** From 1. */
  page: number;
  /** Puts another page number into the address in place of the present one. */
  putPage: (page: number) => void;
};

/**
 * What came of a search of legal entities (R2.3, R2.7): the count as text, the pages (R9). Only the newest answer counts and
 * what is no longer wanted is given up (faults G02, G05). The outcome is announced; a page beyond the end becomes the last one
 * (faults A40).
 */
export function useSearchResults<Item>({ args, query, running, page, putPage }: SearchOf<Item>) {
  const { t } = useTranslation('legal-entity');
  const lang = useLang();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const abort = useCallback((left: SearchArgs) => dispatch(running(left))?.abort(), [dispatch, running]);
  useAbortOnLeave(args, abort);

  const { currentData, isFetching } = query;
  const pages = pageCount(currentData?.count ?? 0);
  const isBeyondEnd = currentData !== undefined && pages > 0 && page > pages;
  const toLast = useEffectEvent(putPage);
  useEffect(() => {
    if (isBeyondEnd) toLast(pages);
  }, [isBeyondEnd, pages]);

  const seen = currentData?.items.length ?? 0;
  const figure = (value: number) => formatNumber(value, lang);
  const match = currentData
    ? t('search.matches', { count: currentData.count, figure: figure(currentData.count) })
    : null;
  const first = (page - 1) * LISTS.registerPage + 1;
  const isEmpty = args === null || (currentData !== undefined && seen === 0 && !isBeyondEnd);
  useAnnounce(
    seen > 0
      ? `${match}. ${t('search.shown', { from: figure(first), to: figure(first + seen - 1) })}`
      : isEmpty && !isFetching
        ? t('search.noResults')
        : null,
  );
  return { args, query, match, pages, isBeyondEnd, again: () => void (args && query.refetch()) };
}

export type SearchResultsOf<Item> = ReturnType<typeof useSearchResults<Item>>;

/** Number of pages (R9): floor(total / 10), plus 1 unless total is divisible by 10. A senseless total has none (faults A40). */
export function pageCount(total: number): number {
  if (!Number.isSafeInteger(Math.trunc(total)) || total <= 0) return 0;
  return Math.floor(total / LISTS.registerPage) + (total % LISTS.registerPage === 0 ? 0 : 1);
}
