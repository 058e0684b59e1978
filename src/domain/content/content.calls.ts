import type { ApiCall } from '#shared/api/api-call.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** The whole content tree in a language: GET ContentTranslations/PublishedContent (P7). */
export const publishedContentCall = (lang: Lang): ApiCall => ({
  base: 'main',
  url: 'ContentTranslations/PublishedContent',
  lang,
  expected: 'unread',
});
