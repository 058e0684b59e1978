import { contentSearchUrl, isRequested, searchContentCall } from '#domain/content/content-search.ts';
import { earlyQuery, type EarlyAddress } from '#shared/api/api-call.ts';
import { readUrl } from '#shared/routing/url-schema.ts';

/** The search in the address (P2.10). A search by tag is delayed (P4), so it does not start early. */
export function earlyContentSearch({ query, lang }: EarlyAddress) {
  const params = readUrl(contentSearchUrl, query);
  const { topic, tagId, contentTypeId, year } = params;
  return isRequested(params) && tagId === undefined
    ? [earlyQuery('searchContent', searchContentCall, { topic, tagId, contentTypeId, year, lang })]
    : [];
}
