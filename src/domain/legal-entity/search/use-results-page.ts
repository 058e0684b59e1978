import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { LISTS } from '#shared/config/settings.ts';
import { formatNumber } from '#shared/format/number.ts';
import { isApiError } from '#shared/http/api-error.ts';
import { useAnnounce } from '#shared/ui/use-announce.ts';
import { pageCount } from './page-count.ts';

type ResultsPageProps = {
  /** The search; `currentData` only of what is asked now (faults G02). */
  query: {
    currentData?: { items: readonly unknown[]; count: number } | undefined;
    error?: unknown;
    isFetching: boolean;
  };
  /** From 1. */
  page: number;
  /** The results were emptied without a call. */
  isEmptied?: boolean;
  /** Texts with `found`, `shown` and `nothingFound`. */
  texts: 'entity-search' | 'bankruptcy';
  /** Puts another page number into the address in place of the present one. */
  putPage: (page: number) => void;
};

/**
 * What came of a search of legal entities (R2.3, R2.7): the count in words, the pages (R9), whether the agency refused it. The
 * outcome is announced; a page beyond the end becomes the last one (faults A40).
 */
export function useResultsPage({ query, page, isEmptied = false, texts, putPage }: ResultsPageProps) {
  const { t } = useTranslation(texts);
  const lang = useLang();
  const { currentData, error, isFetching } = query;
  const pages = pageCount(currentData?.count ?? 0);
  const isBeyondEnd = currentData !== undefined && pages > 0 && page > pages;
  const toLast = useEffectEvent(putPage);
  useEffect(() => {
    if (isBeyondEnd) toLast(pages);
  }, [isBeyondEnd, pages]);

  // The agency refuses filters it does not know (a made-up id in the address): there is nothing to find, and nothing to repeat.
  const isRefused = isApiError(error) && error.kind === 'http' && error.status === 400;
  const seen = currentData?.items.length ?? 0;
  const match = currentData
    ? t('found', { count: currentData.count, figure: formatNumber(currentData.count, lang) })
    : null;
  const first = (page - 1) * LISTS.registerPage + 1;
  const isEmpty = isEmptied || isRefused || (currentData !== undefined && seen === 0 && !isBeyondEnd);
  useAnnounce(
    seen > 0
      ? `${match}. ${t('shown', { from: formatNumber(first, lang), to: formatNumber(first + seen - 1, lang) })}`
      : isEmpty && !isFetching
        ? t('nothingFound')
        : null,
  );
  return { found: match, pages, isBeyondEnd, isRefused };
}
