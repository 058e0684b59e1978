import { HttpResponse, type HttpHandler } from 'msw';
import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import type { Bases } from '../bases.ts';
import { answer, refuse, type Call } from '../call.ts';
import { entityById } from '../legal-entities/registry.ts';
import { recordsOf } from './records.ts';

/** searchType 1 of the register-page card and 2 of the profile (R3.4); both get the same records. */
const SEARCH_TYPES = ['1', '2'];

/** The financial indicators of one legal entity: `{resultList}` (R3.5, R7). An unknown entity has none. */
export function indicatorHandlers(at: Bases): HttpHandler[] {
  return [answer(indicatorsCall, at, indicators)];
}

function indicators(call: Call): Response {
  const id = call.query.get('legalEntityId') ?? '';
  if (!/^\d{1,9}$/.test(id)) return refuse(call, 400, 'legalEntityId must be a whole number');
  if (!SEARCH_TYPES.includes(call.query.get('searchType') ?? '')) return refuse(call, 400, 'searchType must be 1 or 2');
  const entity = entityById(Number(id));
  return HttpResponse.json({ resultList: entity ? recordsOf(entity, call.language) : [] });
}
