import * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { path } from '#shared/http/path.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { toLegalEntity, type LegalEntity } from './legal-entity.model.ts';
import { legalEntityWire } from './legal-entity.wire.ts';

const legalEntityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The profile entity: GET LegalEntities/{id} (R7). An empty answer is null: there is no such entity (faults A43). */
    legalEntity: build.query<LegalEntity | null, { id: number; lang: Lang }>({
      query: ({ id, lang }) => ({ base: 'main', url: path('LegalEntities', id), lang }),
      rawResponseSchema: z.nullable(legalEntityWire),
      transformResponse: (wire: z.output<typeof legalEntityWire> | null) => wire && toLegalEntity(wire),
    }),
  }),
});

export const { useLegalEntityQuery } = legalEntityApi;
