import { searchRequest } from '#domain/legal-entity/search/search-call.ts';
import { earlyQuery, type EarlyAddress } from '#shared/api/api-call.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { entitySearchCall, entitySearchUrl, publicSearchUrl } from './entity-search.params.ts';

const earlySearch =
  (url: typeof entitySearchUrl) =>
  ({ query, lang }: EarlyAddress) => {
    const call = entitySearchCall(readUrl(url, query));
    return call ? [earlyQuery('entitySearch', searchRequest, { ...call, lang })] : [];
  };

/** The search in the address of the register search (R2.3). */
export const earlyEntitySearch = earlySearch(entitySearchUrl);

/** The same for its public mode. */
export const earlyPublicSearch = earlySearch(publicSearchUrl);
