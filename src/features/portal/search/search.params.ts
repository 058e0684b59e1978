import * as z from 'zod/mini';
import { LONGEST_TOPIC } from '#shared/config/settings.ts';
import { urlChoice, urlPage, urlText, urlValue, wholeNumber } from '#shared/routing/url-schema.ts';

/** What the address of the search page says (P2.2, P2.10): the text, up to three filters, the page from 1, the order. */
export type SearchParams = {
  topic: string;
  tagId: number | undefined;
  contentTypeId: number | undefined;
  year: number | undefined;
  page: number;
  /** As the agency sends them, or the newest first. */
  sort: 'none' | 'date';
};

/** The filters of a search, in the order of the facets. */
export const FILTERS = ['contentTypeId', 'tagId', 'year'] as const;
export type Filter = (typeof FILTERS)[number];

const orUndefined = urlValue<number | undefined>(undefined, (text) => wholeNumber(text));

/** The address of a search; what is no whole number counts as not given (faults D07). */
export const contentSearchUrl = z.object({
  topic: urlText(LONGEST_TOPIC),
  tagId: orUndefined,
  contentTypeId: orUndefined,
  year: urlValue<number | undefined>(undefined, (text) => (/^[1-9]\d{3}$/.test(text) ? Number(text) : undefined)),
  page: urlPage(),
  sort: urlChoice(['none', 'date']),
});

/** A search with other values; every new search starts on page 1 (P4 Search). */
export function withChange(params: SearchParams, change: Partial<Omit<SearchParams, 'page'>>): SearchParams {
  return { ...params, ...change, page: 1 };
}

/** Whether there is anything to search for: a text, or one of the filters (P4, P5 Search). */
export function isRequested(params: SearchParams): boolean {
  return params.topic !== '' || FILTERS.some((filter) => params[filter] !== undefined);
}
