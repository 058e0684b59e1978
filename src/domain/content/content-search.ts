import * as z from 'zod/mini';
import { LONGEST_TOPIC } from '#shared/config/settings.ts';
import { hasPersonNumber } from '#shared/format/jib.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { readUrl, urlChoice, urlPage, urlText, urlValue, wholeNumber } from '#shared/routing/url-schema.ts';
import { searchContentCall, tagByIdCall } from './content.calls.ts';

/** The filters of a search, in the order they are shown. */
export const FILTERS = ['contentTypeId', 'tagId', 'year'] as const;
export type Filter = (typeof FILTERS)[number];

const orUndefined = urlValue<number | undefined>(undefined, wholeNumber);

/**
 * The address of the search page (P2.2, P2.10): the text, up to three filters, the page from 1, the order. A number that is no
 * integer counts as missing (faults D07), as does a text with the number of a person, which is never sent.
 */
export const contentSearchUrl = z.object({
  topic: urlText(LONGEST_TOPIC, (text) => !hasPersonNumber(text)),
  tagId: orUndefined,
  contentTypeId: orUndefined,
  year: urlValue<number | undefined>(undefined, (text) => (/^[1-9]\d{3}$/.test(text) ? Number(text) : undefined)),
  page: urlPage(),
  /** `none`: in the order of the agency; `date`: newest first. */
  sort: urlChoice<'none' | 'date'>(['none', 'date']),
});

export type SearchParams = z.output<typeof contentSearchUrl>;

/** A search with some values changed; every new search starts on page 1 (P4 Search). */
export function withChange(params: SearchParams, change: Partial<Omit<SearchParams, 'page'>>): SearchParams {
  return { ...params, ...change, page: 1 };
}

/** Whether there is something to search for: a text or a filter (P4, P5 Search). */
export function isRequested(params: SearchParams): boolean {
  return params.topic !== '' || FILTERS.some((filter) => params[filter] !== undefined);
}

/** What is searched for: the values of the address except page and order, as the call takes them. */
export const searchQuestionOf = (
  { topic: text, tagId, contentTypeId, year }: Omit<SearchParams, 'page' | 'sort'>,
  lang: Lang,
) => ({ text, tagId, contentTypeId, year, lang });

/** The early call of the search page: the search, or the tag that it waits for (P4). */
export function earlySearch({ query, lang }: { query: string; lang: Lang }) {
  const params = readUrl(contentSearchUrl, query);
  if (params.tagId !== undefined) return [tagByIdCall({ TagId: params.tagId, lang })];
  return isRequested(params) ? [searchContentCall(searchQuestionOf(params, lang))] : [];
}
