import type { i18n } from 'i18next';
import * as z from 'zod/mini';
import { answerOf } from '#shared/api/answer-of.ts';
import { api } from '#shared/api/api.ts';
import type { CallRequest } from '#shared/api/define-call.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { languagesLoaded } from '#shared/i18n/language.slice.ts';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import { type Portal, portalOf } from '#shared/portal/portal.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineStoredValue } from '#shared/storage/stored-value.ts';
import { nextTurn } from '#shared/timing/in-slices.ts';
import { markOf, type ReadContent } from './content-answer.ts';
import { isContentFresh } from './content-freshness.ts';
import { prepareTree } from './content-tree.ts';
import { contentByIdCall, languagesCall, publishedContentCall, tagByIdCall } from './content.calls.ts';
import type { ContentItem } from './content.model.ts';
import { confirmContent, readStoredContent, restoreContentAge, storeContent } from './internal/stored-content.ts';
import { needsName, prepareNames, withTitlesOf } from './item-names.ts';
import { readContent } from './read-content.ts';

/** The mark of the answer from which a list of items was read. */
const marks = new WeakMap<readonly ContentItem[], string>();

/** The mark of the answer for whose untitled items titles in other languages were last looked up. */
const namedMark = (lang: Lang) => defineStoredValue(`content-named-${lang}`, z.string());

/**
 * Prepares a list for display: frozen, because the store would otherwise freeze each of 20,000 items, and with names and tree,
 * so that rendering need not make them.
 */
async function ready(texts: i18n, lang: Lang, { items, mark }: ReadContent): Promise<ContentItem[]> {
  if (mark !== null) marks.set(items, mark);
  await nextTurn();
  Object.freeze(items);
  await prepareTree(await prepareNames(texts, items, lang));
  await nextTurn();
  return items;
}

type ContentRequest = { forced?: boolean; isEarly: boolean; getState: () => unknown; portal: Portal };
type Answer = { data?: unknown; error?: ApiError | undefined };
type Answered = { data: ContentItem[]; meta?: { status: number } } | { error: ApiError };

async function contentOf(
  lang: Lang,
  { forced, isEarly, getState, portal }: ContentRequest,
  baseQuery: (request: CallRequest) => Answer | PromiseLike<Answer>,
): Promise<Answered> {
  const { storage, texts, earlyCalls } = portal;
  if (!forced) {
    const stored = await readStoredContent(storage, lang);
    if (stored) {
      const data = await ready(texts.i18n, lang, stored);
      await restoreContentAge(storage, lang, data);
      return { data, meta: { status: 0 } };
    }
  }
  // On pages about something else, their own data are loaded first (architecture, Loading).
  if (!forced && !isEarly) await earlyCalls.whenPageReady();
  const answer = await baseQuery(publishedContentCall({ lang }));
  if (answer.error) return { error: answer.error };
  const unread = answer.data as Blob | null;
  if (!unread) return { error: { kind: 'contract' } };
  const mark = await markOf(unread);
  // The same answer as the one shown: nothing has to be read, rendered or stored again.
  const shown = shownContent(getState(), lang);
  if (shown && mark !== null && marks.get(shown) === mark) {
    confirmContent(storage, lang, shown);
    return { data: shown };
  }
  const sent = await readContent(unread);
  if (!sent) return { error: { kind: 'contract' } };
  const items = await withStoredTitles(storage, lang, sent);
  void storeContent(storage, lang, { items, mark });
  const data = await ready(texts.i18n, lang, { items, mark });
  confirmContent(storage, lang, data);
  return { data };
}

const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The whole content tree in a language: GET ContentTranslations/PublishedContent (P7). A stored tree is shown at once and
     * refetched in the background. The first call may have been started by the document.
     */
    [publishedContentCall.id]: build.query<ContentItem[], { lang: Lang }>({
      queryFn: ({ lang }, queryApi, _options, baseQuery) => {
        const portal = portalOf(queryApi.extra);
        const { earlyCalls } = portal;
        const isEarly = earlyCalls.isStarted(publishedContentCall({ lang }));
        const content = contentOf(lang, { ...queryApi, isEarly, portal }, baseQuery);
        // The page waits until the items are read and prepared, not only until the answer arrives.
        if (isEarly) earlyCalls.waitFor(content);
        return content;
      },
      async onCacheEntryAdded({ lang }, entry) {
        const { cacheDataLoaded, dispatch } = entry;
        const { storage, texts, earlyCalls } = portalOf(entry.extra);
        const first = await cacheDataLoaded.catch(() => null);
        if (!first) return;
        await earlyCalls.whenPageReady();
        const isStored = (first.meta as { status?: number } | undefined)?.status === 0;
        if (isStored && !isContentFresh(storage, lang)) await dispatch(refetchContent(lang));
        // Items without a title may have one in another language (readings, P3). The other trees are requested when the page is
        // ready, and once for each answer, because some items have no title in any language.
        const mark = marks.get(shownContent(entry.getState(), lang) ?? []) ?? null;
        const isNamed = mark !== null && (await namedMark(lang)(storage).read()) === mark;
        for (const other of isNamed ? [] : LANGUAGES.filter((one) => one !== lang)) {
          if (!shownContent(entry.getState(), lang)?.some(needsName)) return;
          const { data } = await answerOf(dispatch(contentApi.endpoints.publishedContent.initiate({ lang: other })));
          const shown = shownContent(entry.getState(), lang);
          if (!data || !shown) continue;
          const { items, changed } = withTitlesOf(shown, data);
          if (!changed) continue;
          const next = await ready(texts.i18n, lang, { items, mark });
          confirmContent(storage, lang, next);
          void storeContent(storage, lang, { items, mark });
          dispatch(contentApi.util.updateQueryData('publishedContent', { lang }, () => next));
        }
        if (mark !== null) await namedMark(lang)(storage).write(mark);
      },
      // 20,000 items are replaced as a whole; comparing them one by one would cost more than it saves.
      structuralSharing: false,
    }),
  }),
});

/**
 * One item by id (P7); null when there is none. It gets the requested id, because the answer need not have one; without a type
 * it counts as a page, which the news view renders (P2.8).
 */
export const { useQuery: useContentByIdQuery } = endpointOf(contentByIdCall, ([item], { ContentId: id }) =>
  item ? { ...item, id, contentTypeId: item.contentTypeId ?? CONTENT_TYPE.subMenu } : null,
);

/** A tag's name by id (P7); null when there is none. */
export const { useQuery: useTagByIdQuery } = endpointOf(tagByIdCall, ([tag]) => tag ?? null);

const languagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Languages of the agency (P7). The three languages are built in, so nothing waits for it (readings, P3). */
    [languagesCall.id]: build.query<z.output<typeof languagesCall.wire>, void>({
      query: languagesCall,
      rawResponseSchema: languagesCall.wire,
      onQueryStarted: (_none, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(languagesLoaded(data)),
          () => {},
        ),
    }),
  }),
});

export const { useLanguagesQuery } = languagesApi;

/** The tree as it comes; use `useContent`, which also builds and names it. */
export const { usePublishedContentQuery } = contentApi;

/** State of the content tree without requesting it; the frame makes the request. */
export const usePublishedContentState = contentApi.endpoints.publishedContent.useQueryState;

/** Requests the content of a language again; every component that shows it gets the answer. */
export const refetchContent = (lang: Lang) =>
  contentApi.endpoints.publishedContent.initiate({ lang }, { forceRefetch: true, subscribe: false });

function shownContent(state: unknown, lang: Lang): ContentItem[] | undefined {
  return contentApi.endpoints.publishedContent.select({ lang })(state as { api: ReturnType<typeof api.reducer> }).data;
}

/** Gives items without a title the title from a tree stored in another language. */
async function withStoredTitles(storage: PortalStorage, lang: Lang, sent: ContentItem[]): Promise<ContentItem[]> {
  let items = sent;
  for (const other of LANGUAGES.filter((one) => one !== lang)) {
    if (!items.some(needsName)) return items;
    const stored = await readStoredContent(storage, other);
    if (stored) items = withTitlesOf(items, stored.items).items;
  }
  return items;
}
