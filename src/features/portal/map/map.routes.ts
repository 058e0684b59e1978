import { cantonSummariesCall } from '#domain/map/map.calls.ts';
import { mapScopeUrl, toMapScope } from '#domain/map/map-scope.ts';
import { earlyQuery } from '#shared/api/api-call.ts';
import type { FeatureRoutes } from '#shared/routing/feature-routes.ts';
import { readUrl } from '#shared/routing/url-schema.ts';

/** The page of the interactive map (P2.19). */
export const mapRoutes = {
  interactiveMap: {
    page: () => import('./MapPage.tsx'),
    texts: ['map', 'export'],
    early: ({ query }) => [earlyQuery('cantonSummaries', cantonSummariesCall, toMapScope(readUrl(mapScopeUrl, query)))],
  },
} satisfies FeatureRoutes;
