import { earlyQuery } from '#shared/api/api-call.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { searchContentCall, contentSearchUrl, isRequested } from '#domain/content/content-search.ts';

/** The search over the content (P2.10). */
export const searchRoutes = {
  search: {
    page: () => import('./SearchPage.tsx'),
    texts: ['search', 'content'],
    early: ({ query, lang }) => {
      const params = readUrl(contentSearchUrl, query);
      const { topic, tagId, contentTypeId, year } = params;
      // A search by tag is delayed (P4), so it does not start early.
      return isRequested(params) && tagId === undefined
        ? [earlyQuery('searchContent', searchContentCall, { topic, tagId, contentTypeId, year, lang })]
        : [];
    },
  },
} satisfies FeatureRoutes;
