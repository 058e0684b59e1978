import type * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { strictListOf } from '#shared/api/lists.ts';
import type { SEARCH_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { toRecord, type IndicatorRecord } from './indicators.model.ts';
import { indicatorRecordWire } from './indicators.wire.ts';

type Query = {
  id: number;
  /** 2 on profiles, 1 in the register-page card (readings, R3.4): `SEARCH_TYPE`. */
  searchType: (typeof SEARCH_TYPE)['profileIndicators' | 'cardIndicators'];
  lang: Lang;
};

const indicatorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The indicator records of a legal entity, in no order: GET FinancialIndicators (R7). A bad record is left out. */
    indicators: build.query<IndicatorRecord[], Query>({
      query: ({ id, searchType, lang }) => ({
        base: 'main',
        url: 'FinancialIndicators',
        params: { legalEntityId: id, searchType },
        lang,
      }),
      rawResponseSchema: strictListOf(indicatorRecordWire, 'FinancialIndicators'),
      transformResponse: (list: z.output<typeof indicatorRecordWire>[]) => list.map(toRecord),
    }),
  }),
});

export const { useIndicatorsQuery } = indicatorsApi;
