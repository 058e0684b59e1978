import * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { oneOf } from '#shared/api/lists.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { legalEntityCall } from './legal-entity.calls.ts';
import { toLegalEntity, type LegalEntity } from './legal-entity.model.ts';
import { legalEntityWire } from './legal-entity.wire.ts';

const legalEntityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The profile entity: GET LegalEntities/{id} (R7). An empty answer becomes null: there is no such entity (faults A43). */
    legalEntity: build.query<LegalEntity | null, { id: number; lang: Lang }>({
      query: legalEntityCall,
      rawResponseSchema: oneOf(z.nullable(legalEntityWire)),
      transformResponse: (wire: z.output<typeof legalEntityWire> | null) => wire && toLegalEntity(wire),
    }),
  }),
});

export const { useLegalEntityQuery } = legalEntityApi;
