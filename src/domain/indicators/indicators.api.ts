import type * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { strictListOf } from '#shared/api/lists.ts';
import { indicatorsCall, type IndicatorsQuery } from './indicators.calls.ts';
import { toRecord, type IndicatorRecord } from './indicators.model.ts';
import { indicatorRecordWire } from './indicators.wire.ts';

export const indicatorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The indicator records of a legal entity, unordered: GET FinancialIndicators (R3.5, R7). A bad record is left out. */
    indicators: build.query<IndicatorRecord[], IndicatorsQuery>({
      query: indicatorsCall,
      rawResponseSchema: strictListOf(indicatorRecordWire, 'FinancialIndicators'),
      transformResponse: (list: z.output<typeof indicatorRecordWire>[]) => list.map(toRecord),
    }),
  }),
});

export const { useIndicatorsQuery } = indicatorsApi;
