import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { countySummariesWire } from './map.wire.ts';

/** The figures of the cantons, of all legal entities (P7). Figures have no language: one answer serves all three. */
export const countySummariesCall = defineCall({
  id: 'countySummaries',
  base: 'main',
  path: 'FinancialIndicators/getfinancialsummariesbycountynotfiltered',
  wire: countySummariesWire,
  spec: 'P7',
  summary: 'Financial summaries of all counties',
});

/** The figures of the cantons, of one type of legal entities: public enterprises or the others (P7, R7). */
export const countySummaryCall = defineCall({
  id: 'countySummary',
  base: 'main',
  path: 'FinancialIndicators/getcountyfinancialsummary',
  query: z.object({ isPublic: z.boolean(), legalEntityTypeId: z.int() }),
  wire: countySummariesWire,
  spec: 'P7, R7',
  summary: 'Financial summaries of one kind of legal entities',
});
