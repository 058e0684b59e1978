import * as z from 'zod/mini';
import { earlyQuery, type ApiCall } from '#shared/api/api-call.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';

/** How long a stored tree is not requested again within a visit, in milliseconds. */
const FRESH_FOR = 10 * 60_000;

const answeredAt = (lang: Lang) => defineTabValue(`content-at-${lang}`, z.number());

/** Whether the agency answered with the tree of a language less than ten minutes ago, within this visit. */
export function isContentFresh(storage: PortalStorage, lang: Lang): boolean {
  const since = Date.now() - (answeredAt(lang)(storage).read() ?? Number.NaN);
  return since >= 0 && since < FRESH_FOR;
}

/** Records that the agency answered with the tree of a language within this visit. */
export const markVisit = (storage: PortalStorage, lang: Lang): void => answeredAt(lang)(storage).write(Date.now());

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

/** The early query for the tree. */
export const earlyContent = ({ lang }: { lang: Lang }) => [earlyQuery('publishedContent', publishedContentCall, lang)];
