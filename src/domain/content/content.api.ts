import { api } from '#shared/api/api.ts';
import { takeEarlyContent } from '#shared/api/early.ts';
import { listOf, strictListOf } from '#shared/api/lists.ts';
import { safeParse } from 'zod/mini';
import type { ApiError } from '#shared/http/api-error.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { quietMoment } from '#shared/timing/quiet-moment.ts';
import { keepContent, readKeptContent } from './content-keeping.ts';
import type { ContentItem, Tag } from './content.model.ts';
import { contentItemWire, languageWire, tagWire } from './content.wire.ts';

const publishedWire = strictListOf(contentItemWire, 'PublishedContent');
const published = (lang: Lang) => ({ base: 'main', url: 'ContentTranslations/PublishedContent', lang }) as const;

const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The whole content tree in a language: GET ContentTranslations/PublishedContent (P7). A kept tree is shown at once and
     * revalidated behind; the first call may have been started by index.html.
     */
    publishedContent: build.query<ContentItem[], Lang>({
      queryFn: async (lang, queryApi, _options, baseQuery) => {
        if (!queryApi.forced) {
          const kept = await readKeptContent(lang);
          if (kept) return { data: kept, meta: { status: 0 } };
        }
        const early = takeEarlyContent(lang);
        const raw = early ? await early.catch(() => undefined) : undefined;
        const answer = raw === undefined ? await baseQuery(published(lang)) : { data: raw };
        if (answer.error) return { error: answer.error };
        const result = safeParse(publishedWire, answer.data);
        if (!result.success) return { error: { kind: 'contract' } satisfies ApiError };
        keepContent(lang, result.data);
        return { data: result.data };
      },
      async onCacheEntryAdded(lang, { cacheDataLoaded, dispatch }) {
        const first = await cacheDataLoaded.catch(() => null);
        if ((first?.meta as { status?: number } | undefined)?.status !== 0) return;
        await quietMoment();
        void dispatch(askContentAgain(lang));
      },
      // Twenty thousand items are replaced as a whole: comparing them one by one would cost more than it saves.
      structuralSharing: false,
    }),
    /** One item by id: GET ContentTranslations?ContentId= (P7); null when there is none. */
    contentById: build.query<ContentItem | null, { id: number; lang: Lang }>({
      query: ({ id, lang }) => ({ base: 'main', url: 'ContentTranslations', params: { ContentId: id }, lang }),
      rawResponseSchema: listOf(contentItemWire, 'ContentTranslations'),
      transformResponse: (items: ContentItem[]) => items[0] ?? null,
    }),
    /** A tag's name by id: GET TagTranslations?TagId= (P7); null when there is none. */
    tagById: build.query<Tag | null, { tagId: number; lang: Lang }>({
      query: ({ tagId, lang }) => ({ base: 'main', url: 'TagTranslations', params: { TagId: tagId }, lang }),
      rawResponseSchema: listOf(tagWire, 'TagTranslations'),
      transformResponse: (tags: Tag[]) => tags[0] ?? null,
    }),
    /** Languages of the agency: GET Languages (P7); the client knows the three itself and never waits for it (readings, P3). */
    languages: build.query<{ id: number; code: string; name: string; url: string }[], void>({
      query: () => ({ base: 'main', url: 'Languages' }),
      rawResponseSchema: listOf(languageWire, 'Languages'),
    }),
  }),
});

export const { usePublishedContentQuery, useContentByIdQuery, useTagByIdQuery, useLanguagesQuery } = contentApi;

/** What is known of the content, without asking for it; the frame asks. */
export const usePublishedContentState = contentApi.endpoints.publishedContent.useQueryState;

/** Asks for the content of a language again; whoever shows it gets the answer. */
export const askContentAgain = (lang: Lang) =>
  contentApi.endpoints.publishedContent.initiate(lang, { forceRefetch: true, subscribe: false });
