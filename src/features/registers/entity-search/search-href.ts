import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';
import { writeFilters, type SearchFilters } from './entity-search.params.ts';

/** Address of a search: the public route for public companies, the other one for all else (R2.1). */
export function searchHref(filters: SearchFilters, lang: Lang): string {
  const isPublic = filters.register === 'publicEnterprises';
  const query = writeFilters(filters, { namesPublic: false });
  return href(isPublic ? 'publicEntitySearch' : 'entitySearch', lang) + (query && `?${query}`);
}
