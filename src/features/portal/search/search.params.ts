/** What the address of the search page says (P2.2, P2.10): the text, up to three filters, the page from 1. */
export type SearchParams = {
  topic: string;
  tagId: number | undefined;
  contentTypeId: number | undefined;
  year: number | undefined;
  page: number;
};

/** The filters of a search, in the order of the facets. */
export const FILTERS = ['contentTypeId', 'tagId', 'year'] as const;
export type Filter = (typeof FILTERS)[number];

/** As much of a text as is searched for: an address may hold thousands of characters (faults D07). */
const LONGEST_TOPIC = 500;

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Reads the address; what is no whole number counts as not given, the first of a repeated value is taken (faults D07). */
export function readSearch(query: URLSearchParams): SearchParams {
  const year = wholeNumber(query.get('year'));
  return {
    topic: [...(query.get('topic') ?? '').trim()].slice(0, LONGEST_TOPIC).join(''),
    tagId: wholeNumber(query.get('tagId')),
    contentTypeId: wholeNumber(query.get('contentTypeId')),
    year: year !== undefined && year >= 1000 && year <= 9999 ? year : undefined,
    page: wholeNumber(query.get('page')) ?? 1,
  };
}

/** The query of the address for a search; the first page is left out. */
export function searchQuery(params: SearchParams): Record<string, string | number | undefined> {
  const { topic, tagId, contentTypeId, year, page } = params;
  return { topic, tagId, contentTypeId, year, page: page > 1 ? page : undefined };
}

/** A search with other values; every new search starts on page 1 (P4 Search). */
export function withChange(params: SearchParams, change: Partial<Omit<SearchParams, 'page'>>): SearchParams {
  return { ...params, ...change, page: 1 };
}

/** Whether there is anything to search for: a text, or one of the filters (P4, P5 Search). */
export function isRequested(params: SearchParams): boolean {
  return params.topic !== '' || FILTERS.some((filter) => params[filter] !== undefined);
}
