import { HttpResponse, type HttpHandler } from 'msw';
import { countySummariesCall, countySummaryCall } from '#domain/map/map.calls.ts';
import type { Bases } from '../bases.ts';
import { answer, refuse } from '../call.ts';
import { isLegalEntityType, summariesOfType } from './by-type.ts';
import { COUNTY_SUMMARIES } from './counties.ts';

/** County financial summaries (P3, P7): a bare list of all, `{data}` for one legal entity type. */
export function mapHandlers(at: Bases): HttpHandler[] {
  return [
    answer(countySummariesCall, at, () => HttpResponse.json([...COUNTY_SUMMARIES])),
    answer(countySummaryCall, at, (call) => {
      const isPublic = call.query.get('isPublic');
      const legalEntityTypeId = Number(call.query.get('legalEntityTypeId'));
      if (isPublic !== 'true' && isPublic !== 'false') return refuse(call, 400, 'isPublic must be true or false');
      if (!isLegalEntityType(legalEntityTypeId)) return refuse(call, 400, 'legalEntityTypeId must be 1 to 7');
      return HttpResponse.json({ data: summariesOfType(legalEntityTypeId, isPublic === 'true') });
    }),
  ];
}
