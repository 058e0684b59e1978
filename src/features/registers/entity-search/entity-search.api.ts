import type * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { searchEndpoint, type ResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import type { SearchArgs } from '#domain/legal-entity/search/search-call.ts';
import { entityResultWire } from '#domain/legal-entity/search/entity-result.wire.ts';

export type EntityResult = z.output<typeof entityResultWire>;

/** The search of legal entities: GET LegalEntities (R7). */
export const entitySearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    entitySearch: build.query<ResultsPage<EntityResult>, SearchArgs>(
      searchEndpoint(entityResultWire, (entity) => entity),
    ),
  }),
});
