import { documentIdentity } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { type CallQueue, queuedAnswer } from '#shared/api/call-queue.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { entityPagesEndpoint } from '../../entity-requests.ts';
import { type ResultsPage, toResultsPage } from '../../search/search-answer.ts';
import type { NamedSearch } from './named-search.ts';
import { type FoundEntity, type Look, lookOf, pagesToRead } from './search-news.ts';

const toFoundPage = toResultsPage<FoundEntity>(({ id, documents }) => ({
  id,
  documents: [...new Set(documents.map(documentIdentity))],
}));

/** What a check needs of the portal. */
type Checker = { dispatch: ApiDispatch; queue: CallQueue };

/**
 * Checks a search: repeats its own call (R7) for the first hundred results, and sends nothing else. Never throws; null when it
 * failed or was aborted. If a later page fails, what was read before it counts, as an incomplete look.
 */
export async function checkSearch(
  { dispatch, queue }: Checker,
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
