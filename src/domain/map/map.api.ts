import { endpointOf } from '#shared/api/endpoint-of.ts';
import { cantonSummariesCall } from './map-scope.ts';
import { toCantonSummaries } from './map.model.ts';

/** The ten cantons with their figures for a scope (P7). */
export const { useQuery: useCantonSummariesQuery } = endpointOf(cantonSummariesCall, toCantonSummaries);
