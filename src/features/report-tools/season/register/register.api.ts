import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { toRecord } from '#domain/indicators/indicators.model.ts';
import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { nameOfEntity, toResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import { dataOf } from '#shared/api/answer-of.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { LISTS, SEARCH_TYPE } from '#shared/config/settings.ts';
import { isoDate } from '#shared/format/date.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { RegisterAnswer, RegisterReport } from './register-state.ts';

/** How long an answer is used again when the desk is opened, in seconds. */
const SECONDS = 15 * 60;

/** Entities by jib alone: the search of legal entities (R7). */
const seasonEntitiesEndpoint = endpointOf(
  legalEntitiesCall,
  toResultsPage((entity) => ({
    id: entity.id,
    jib: entity.jib,
    name: nameOfEntity(entity),
    isPublicEntity: entity.isPublicEntity,
  })),
  { id: 'seasonEntities', seconds: SECONDS },
);

/** The reports of an entity without their figures (R3.5, R7). */
const seasonReportsEndpoint = endpointOf(
  indicatorsCall,
  (records): RegisterReport[] =>
    records.map(toRecord).map(({ year, reportTypeId, reportTypeName, submittedOn }) => ({
      year,
      reportTypeId,
      typeName: reportTypeName,
      day: isoDate(submittedOn),
    })),
  { id: 'seasonReports', seconds: SECONDS },
);

type RequestOptions = {
  dispatch: ApiDispatch;
  lang: Lang;
  signal: AbortSignal;
  /** Whether a stored answer must not be used. */
  isFresh: boolean;
};

/**
 * Requests what the register has for a jib: the entity with exactly that jib and its reports, one call after the other.
 *
 * @throws the `ApiError` of a call that fails.
 */
export async function requestRegister(
  jib: string,
  { dispatch, lang, signal, isFresh }: RequestOptions,
): Promise<RegisterAnswer> {
  const how = { forceRefetch: isFresh };
  const search = { jib, PageSize: LISTS.registerPage, includeCount: true, Page: 0, lang };
  const page = await dataOf(dispatch(seasonEntitiesEndpoint.initiate(search, how)), signal);
  const entity = page.items.find((item) => item.jib === jib);
  if (!entity) return { entity: null, reports: [] };
  const indicators = { legalEntityId: entity.id, searchType: SEARCH_TYPE.profileIndicators, lang };
  return { entity, reports: await dataOf(dispatch(seasonReportsEndpoint.initiate(indicators, how)), signal) };
}
