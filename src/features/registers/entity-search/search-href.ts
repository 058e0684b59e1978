import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';
import { writeUrl } from '#shared/routing/url-schema.ts';
import { entitySearchUrl, publicSearchUrl, type SearchFilters } from './entity-search.params.ts';

/** Address of a search: the public route for public companies, the other one for all else (R2.1). What else stands in `query` stays. */
export function searchHref(filters: SearchFilters, lang: Lang, query = ''): string {
  return filters.register === 'publicEnterprises'
    ? href('publicEntitySearch', lang) + writeUrl(publicSearchUrl, filters, query)
    : href('entitySearch', lang) + writeUrl(entitySearchUrl, filters, query);
}
