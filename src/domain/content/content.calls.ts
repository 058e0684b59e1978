import * as z from 'zod/mini';
import { earlyQuery, type ApiCall } from '#shared/api/api-call.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { createTabValue } from '#shared/storage/tab-value.ts';

/** A stored tree is not requested again before that, within one visit. */
const FRESH_FOR = 10 * 60_000;

const answeredAt = (lang: Lang) => createTabValue(`content-at-${lang}`, z.number());

/** Whether the agency answered with the tree of a language within this visit, less than ten minutes ago. */
export function isContentFresh(lang: Lang): boolean {
  const since = Date.now() - (answeredAt(lang).read() ?? Number.NaN);
  return since >= 0 && since < FRESH_FOR;
}

/** The agency has answered with the tree of a language within this visit. */
export const markVisit = (lang: Lang): void => answeredAt(lang).write(Date.now());

const CONTENT = 'ContentTranslations/PublishedContent';

/** The whole content tree in a language: GET ContentTranslations/PublishedContent (P7). */
export const publishedContentCall = (lang: Lang): ApiCall => ({
  base: 'main',
  url: CONTENT,
  lang,
  expected: 'unread',
});

/** Whether a call is for the tree, which the frame of every page shows as well. */
export const isContentCall = ({ url }: ApiCall): boolean => url === CONTENT;

/** The tree as a page's own query: none where it is stored and fresh. */
export const earlyContent = ({ lang }: { lang: Lang }) =>
  isContentFresh(lang) ? [] : [earlyQuery('publishedContent', publishedContentCall, lang)];
