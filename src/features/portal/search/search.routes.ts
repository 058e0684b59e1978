import { earlyQuery } from '#shared/api/api-call.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { searchContentCall, contentSearchUrl, isRequested } from '#domain/content/content-search.ts';

export const searchRoutes = {
  search: {
    page: () => import('./SearchPage.tsx'),
    texts: ['search', 'content'],
    early: ({ query, lang }) => {
      const params = readUrl(contentSearchUrl, query);
      const { topic, tagId, contentTypeId, year } = params;
      // A search by a tag waits for the tag to settle (P4).
      return isRequested(params) && tagId === undefined
        ? [earlyQuery('searchContent', searchContentCall, { topic, tagId, contentTypeId, year, lang })]
        : [];
    },
  },
} satisfies FeatureRoutes;
