import { api } from '#shared/api/api.ts';
import { cantonSummariesCall } from './map.calls.ts';
import { toCantonSummaries, type CantonSummary } from './map.model.ts';
import type { MapScope } from './map-scope.ts';
import { countySummariesWire } from './map.wire.ts';

const mapApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The ten cantons with their figures (P7): of all legal entities without a type, else of one legal entity type, public
     * enterprises or the others. Figures have no language: one answer serves all three.
     */
    cantonSummaries: build.query<CantonSummary[], MapScope>({
      query: cantonSummariesCall,
      rawResponseSchema: countySummariesWire,
      transformResponse: toCantonSummaries,
    }),
  }),
});

export const { useCantonSummariesQuery } = mapApi;
