import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { documentIdentity } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { type CallQueue, queuedAnswer } from '#shared/api/call-queue.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { entityPagesEndpoint } from '../../entity-requests.ts';
import { type ResultsPage, toResultsPage } from '../../search/search-answer.ts';
import { useDueChecks } from '../../use-due-checks.ts';
import { isCheckDue, type NamedSearch, searchKey } from './named-search.ts';
import { claimCheck, releaseCheck, storeLook } from './named-searches.ts';
import { type FoundEntity, type Look, lookOf, pagesToRead } from './search-news.ts';

/** Checks the searches that are due, each in one tab only, and stores what they find (`useDueChecks`). */
export function useSearchChecks(searches: readonly NamedSearch[] | null) {
  const dispatch = useDispatch<ApiDispatch>();
  const { storage, queue } = usePortal();
  const lang = useLang();
  const check = useCallback(
    async (search: NamedSearch, signal: AbortSignal, isForced: boolean) => {
      const key = searchKey(search);
      if (!(await claimCheck(storage, key, isForced))) return;
      const look = await checkSearch({ dispatch, queue }, search, lang, signal);
      await (signal.aborted ? releaseCheck(storage, key) : storeLook(storage, key, look));
    },
    [dispatch, queue, storage, lang],
  );
  return useDueChecks({ items: searches, keyOf: searchKey, isDue: isCheckDue, check });
}

const toFoundPage = toResultsPage<FoundEntity>(({ id, documents }) => ({
  id,
  documents: [...new Set(documents.map(documentIdentity))],
}));

/** Repeats a search's own call (R7) for its first hundred results. Never throws: null if it failed, incomplete if a later page did. */
async function checkSearch(
  { dispatch, queue }: { dispatch: ApiDispatch; queue: CallQueue },
  { call, seen }: Pick<NamedSearch, 'call' | 'seen'>,
  lang: Lang,
  signal: AbortSignal,
): Promise<Look | null> {
  const at = new Date().toISOString();
  async function read(Page: number): Promise<ResultsPage<FoundEntity> | null> {
    const args = { ...call, Page, lang };
    const start = () => dispatch(entityPagesEndpoint.initiate(args, { forceRefetch: true }));
    const { data } = await queuedAnswer(queue, start, { signal });
    return data ? toFoundPage(data, args) : null;
  }

  const first = await read(0);
  if (!first) return null;
  const hasDocuments = call.searchType === SEARCH_TYPE.bankruptcy;
  const most = pagesToRead(first, { seen, pageSize: call.PageSize, hasDocuments });
  const pages = [first];
  // Without a total, pages are read one by one until none follows.
  const atOnce = first.isOpenEnded ? 1 : most;
  const mayFollow = () => !first.isOpenEnded || pages.at(-1)?.isOpenEnded;
  let isWhole = true;
  while (isWhole && pages.length < most && mayFollow()) {
    const from = pages.length;
    const numbers = Array.from({ length: Math.min(atOnce, most - from) }, (_, index) => from + index);
    const answers = await Promise.all(numbers.map(read));
    const failed = answers.indexOf(null);
    isWhole = failed === -1;
    pages.push(...answers.slice(0, isWhole ? undefined : failed).filter((page) => page !== null));
  }
  return signal.aborted ? null : lookOf(pages, at, isWhole);
}
