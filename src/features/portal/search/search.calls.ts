import type { ApiCall } from '#shared/api/api-call.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { SearchParams } from './search.params.ts';

/** What is searched for: everything of the address but page and order, in a language. */
export type SearchQuestion = Omit<SearchParams, 'page' | 'sort'> & { lang: Lang };

/** Full-text search over the content: GET ContentTranslations/Search?text=&tagId=&contentTypeId=&year= (P7). */
export const searchContentCall = ({ topic, tagId, contentTypeId, year, lang }: SearchQuestion): ApiCall => ({
  base: 'main',
  url: 'ContentTranslations/Search',
  params: { text: topic, tagId, contentTypeId, year },
  keepEmpty: true,
  lang,
});
