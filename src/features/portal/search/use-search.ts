import { useEffect, useMemo, useState } from 'react';
import { isRequested, searchQuestionOf, type SearchParams } from '#domain/content/content-search.ts';
import { useAbortOnLeave } from '#shared/api/use-abort-on-leave.ts';
import { LISTS, TIMING } from '#shared/config/settings.ts';
import { errorReason } from '#shared/http/api-error.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { pageOf } from '#shared/ui/page-span.ts';
import { searchContentEndpoint } from './search.api.ts';

/**
 * Whether the tag in the address has stayed the same for 400 ms after its call was sent; until then a search with a new tag
 * waits (P4, P9). On a page that has just been opened, the tag's call waits for the session and for the scripts that make it.
 */
function useTagSettled(tagId: number | undefined): boolean {
  const { calls } = usePortal();
  const [settled, setSettled] = useState<number>();
  useEffect(() => {
    if (tagId === settled) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const isSent = tagId === undefined ? [] : [calls.client('main'), calls.ready(), import('#shared/api/make-call.ts')];
    void Promise.allSettled(isSent).then(() => {
      if (!isOver) timer = setTimeout(() => setSettled(tagId), tagId === undefined ? 0 : TIMING.tagRefetchDelay);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [calls, tagId, settled]);
  return tagId === undefined || tagId === settled;
}

/** The results of a page, ten on each (P2.10, P9); beyond the end the last one. */
export const shownPageOf = <Item>(results: readonly Item[], page: number) => pageOf(results, page, LISTS.searchPage);

/** True while `isFetching`, but at most two seconds for one search (P4, P9). */
function useLimited(isFetching: boolean, question: string): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (!isFetching) return undefined;
    const timer = setTimeout(() => setOver(question), TIMING.searchLoadingLimit);
    return () => {
      clearTimeout(timer);
      setOver(null);
    };
  }, [isFetching, question]);
  return isFetching && over !== question;
}

/** Runs the search in the address (P4 Search); the newest one wins, and a search no longer needed is aborted (faults G05). */
export function useSearch(params: SearchParams) {
  const lang = useLang();
  const { topic, tagId, contentTypeId, year } = params;
  const requested = isRequested(params);
  const settled = useTagSettled(tagId);
  const question = useMemo(
    () => searchQuestionOf({ topic, tagId, contentTypeId, year }, lang),
    [topic, tagId, contentTypeId, year, lang],
  );
  const query = searchContentEndpoint.useQuery(question, { skip: !requested || !settled });
  useAbortOnLeave(searchContentEndpoint, requested && settled ? question : null);
  const isFetching = requested && (!settled || query.isFetching);
  const isPending = useLimited(isFetching, JSON.stringify(question));
  const { error } = query;
  // A search that fails has no results, even if the same one had some before (P8).
  const hasFailed = error !== undefined && errorReason(error) !== 'cancelled';
  const answer = requested && settled && !hasFailed ? query.currentData : undefined;
  return {
    requested,
    /** Whether to show it as pending: until the answer arrives, at most two seconds. */
    isPending,
    /** Still pending after that; not while one that failed is tried again, whose message stays. */
    slow: isFetching && !isPending && answer === undefined && !hasFailed,
    /** The answer to the current search only (faults G02). */
    answer,
    /** What tells this answer from others, also from one to the same search; null while none has arrived. */
    answerId: answer === undefined || query.isFetching || query.isError ? null : (query.requestId ?? null),
    state: {
      data: requested && !hasFailed ? query.data : undefined,
      currentData: answer,
      isFetching,
      isError: settled && query.isError,
      error,
      refetch: query.refetch,
    },
    again: () => {
      if (requested && settled) void query.refetch();
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
