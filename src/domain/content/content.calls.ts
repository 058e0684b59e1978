import * as z from 'zod/mini';
import { earlyQuery, type ApiCall } from '#shared/api/api-call.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { createTabValue } from '#shared/storage/tab-value.ts';

/** How long a stored tree is not requested again within a visit, in milliseconds. */
const FRESH_FOR = 10 * 60_000;

const answeredAt = (lang: Lang) => createTabValue(`content-at-${lang}`, z.number());

/** Whether the agency answered with the tree of a language less than ten minutes ago, within this visit. */
export function isContentFresh(lang: Lang): boolean {
  const since = Date.now() - (answeredAt(lang).read() ?? Number.NaN);
  return since >= 0 && since < FRESH_FOR;
}

/** Records that the agency answered with the tree of a language within this visit. */
export const markVisit = (lang: Lang): void => answeredAt(lang).write(Date.now());

const CONTENT = 'ContentTranslations/PublishedContent';

/** The whole content tree in a language: GET ContentTranslations/PublishedContent (P7). */
export const publishedContentCall = (lang: Lang): ApiCall => ({
  base: 'main',
  url: CONTENT,
  lang,
  expected: 'unread',
});

/** Whether a call requests the content tree, which the frame of every page uses as well. */
export const isContentCall = ({ url }: ApiCall): boolean => url === CONTENT;

/** The early query for the tree; none while a stored tree is fresh. */
export const earlyContent = ({ lang }: { lang: Lang }) =>
  isContentFresh(lang) ? [] : [earlyQuery('publishedContent', publishedContentCall, lang)];
