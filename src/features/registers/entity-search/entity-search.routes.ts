import { earlyQuery } from '#shared/api/api-call.ts';
import type { EarlyAddress, FeatureRoutes } from '#shared/routing/feature-routes.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { searchRequest } from '#domain/legal-entity/search/search-call.ts';
import { entitySearchCall, entitySearchUrl, publicSearchUrl } from './entity-search.params.ts';

const page = () => import('./EntitySearchPage.tsx');
// Includes the texts of opened cards, export and tray, because loading texts late would blank the page.
const texts = ['entity-search', 'legal-entity', 'indicators', 'compare', 'watch-list', 'export'];

const earlySearch =
  (url: typeof entitySearchUrl) =>
  ({ query, lang }: EarlyAddress) => {
    const call = entitySearchCall(readUrl(url, query));
    return call ? [earlyQuery('entitySearch', searchRequest, { ...call, lang })] : [];
  };

/** The register search and its public mode, which share a screen (R2.1, readings R2.3). */
export const entitySearchRoutes = {
  entitySearch: { page, texts, early: earlySearch(entitySearchUrl) },
  publicEntitySearch: { page, texts, early: earlySearch(publicSearchUrl) },
} satisfies FeatureRoutes;
