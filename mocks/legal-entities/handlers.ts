import { HttpResponse, type HttpHandler } from 'msw';
import { legalEntitiesCall, legalEntityCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { documentsOf, entitiesWithDocuments } from '../bankruptcy/documents.ts';
import type { Bases } from '../bases.ts';
import { answer, refuse, type Call } from '../call.ts';
import { readEntityQuery, type EntityQuery } from './filters.ts';
import type { LegalEntity } from './generate.ts';
import { matcherOf } from './matching.ts';
import { profileOf, resultItemOf } from './profile.ts';
import { entityById } from './registry.ts';
import { pageOf, searchEntities } from './search.ts';

/** searchType of the bankruptcy registry (R9): only entities with documents, and their documents in the answer. */
const BANKRUPTCY_SEARCH = 3;

/** The search of legal entities and their profiles (R7). */
export function legalEntityHandlers(at: Bases): HttpHandler[] {
  return [answer(legalEntitiesCall, at, (call) => search(call, at)), answer(legalEntityCall, at, profile)];
}

/** `{resultList, count}`; the count only if `includeCount` requests it. A page beyond the end is empty. */
function search(call: Call, at: Bases): Response {
  const read = readEntityQuery(call.query);
  if ('refusal' in read) return refuse(call, 400, read.refusal);
  const { query } = read;
  const isBankruptcy = query.searchType === BANKRUPTCY_SEARCH;
  const { entities, count } =
    isBankruptcy || query.documentTypeId !== undefined
      ? pageOf(entitiesWithDocuments(query.documentTypeId).filter(matcherOf(query)), query)
      : searchEntities(query);
  const resultList = entities.map((entity) =>
    isBankruptcy ? registryItem(entity, query, call, at) : resultItemOf(entity, call.language),
  );
  return HttpResponse.json(query.includeCount ? { resultList, count } : { resultList });
}

/** An entity of the bankruptcy registry (R3.3) with its documents of the requested type. */
function registryItem(entity: LegalEntity, query: EntityQuery, call: Call, at: Bases) {
  const { id, shortName, longName, jib, county, municipality } = resultItemOf(entity, call.language);
  return { id, shortName, longName, jib, county, municipality, documents: documentsOf(id, query.documentTypeId, at) };
}

function profile(call: Call): Response {
  const { id = '' } = call.params;
  const entity = /^\d{1,9}$/.test(id) ? entityById(Number(id)) : undefined;
  if (!entity) return refuse(call, 404, `no legal entity with id '${id}'`);
  return HttpResponse.json(profileOf(entity, call.language));
}
