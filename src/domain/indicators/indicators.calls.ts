import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { strictListOf } from '#shared/api/lists.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { indicatorRecordWire } from './indicators.wire.ts';

/** The indicator records of a legal entity, unordered (R3.5, R7). A bad record is left out. */
export const indicatorsCall = defineCall({
  id: 'indicators',
  base: 'main',
  path: 'FinancialIndicators',
  query: z.object({
    legalEntityId: z.int(),
    /** 2 on profiles, 1 in the register-page card (readings, R3.4). */
    searchType: z.literal([SEARCH_TYPE.profileIndicators, SEARCH_TYPE.cardIndicators]),
  }),
  wire: strictListOf(indicatorRecordWire, 'FinancialIndicators'),
  envelope: 'resultList',
  isLocalised: true,
  spec: 'R7',
  summary: 'Indicator records of a legal entity',
});
