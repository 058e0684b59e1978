import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LISTS } from '#shared/config/settings.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useAnnounceAnswer } from '#shared/ui/LiveRegion.tsx';
import type { EntityAnswer } from './use-search-answer.ts';

/**
 * Says how a search has ended: the number of results as `match`, for their heading too, is announced with those shown. `noSearch`
 * is what the page says when no search may be made; by default that there are no results.
 */
export function useSearchAnnouncement(
  { args, query, page, isPast, isBeyondEnd }: EntityAnswer<unknown>,
  noSearch?: string,
) {
  const { t } = useTranslation(['legal-entity', 'ui']);
  const lang = useLang();
  const { currentData, isFetching, isError, requestId = null } = query;
  const { count = 0, isOpenEnded = false, items = [] } = currentData ?? {};
  const figure = (value: number) => formatNumber(value, lang);
  const match =
    currentData && (count > 0 || !(isPast || isOpenEnded))
      ? t(isOpenEnded ? 'search.matchesAtLeast' : 'search.matches', { count, figure: figure(count) })
      : null;
  const first = (page - 1) * LISTS.registerPage + 1;
  const isEmpty = args === null || (currentData !== undefined && !isBeyondEnd);
  const nothing = (args === null && noSearch) || t(isPast ? 'search.nonePast' : 'ui:searchNoResults');
  useAnnounceAnswer(
    items.length > 0
      ? `${match}. ${t('search.shown', { from: figure(first), to: figure(first + items.length - 1) })}`
      : isEmpty && !isFetching
        ? nothing
        : null,
    isFetching || isError ? null : args === null ? 'no search' : requestId,
  );
  return match;
}

/**
 * The heading of the results, and `toResults` to focus it when a pressed control disappears: only when the new search has begun,
 * because until then the heading names the number of the old one. A search that is shown already begins no new one. `query` is
 * that of the address, which also changes when no search may be made.
 */
export function useResultsHeading({ args }: Pick<EntityAnswer<unknown>, 'args'>, query: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useRef(false);
  const toHeading = useCallback(() => {
    if (isWanted.current) heading.current?.focus({ preventScroll: true });
    isWanted.current = false;
  }, []);
  useEffect(toHeading, [args, query, toHeading]);
  function toResults(isOther: boolean): void {
    isWanted.current = true;
    if (!isOther) toHeading();
  }
  return { heading, toResults };
}
