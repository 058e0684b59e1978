import { cantonSummariesCall } from '#domain/map/map.calls.ts';
import { mapScopeUrl, toMapScope } from '#domain/map/map-scope.ts';
import { earlyQuery, type EarlyAddress } from '#shared/api/api-call.ts';
import { readUrl } from '#shared/routing/url-schema.ts';

/** The figures of the cantons (P2.19). */
export const earlyMap = ({ query }: EarlyAddress) => [
  earlyQuery('cantonSummaries', cantonSummariesCall, toMapScope(readUrl(mapScopeUrl, query))),
];
