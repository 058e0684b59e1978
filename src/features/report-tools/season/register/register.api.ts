import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { toRecord } from '#domain/indicators/indicators.model.ts';
import { requestEntityOfJib } from '#domain/legal-entity/entity-requests.ts';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';
import { dataOf } from '#shared/api/answer-of.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { isoDate } from '#shared/format/date.ts';
import type { ApiError } from '#shared/http/api-error.ts';

/** A legal entity of the register: its name, and what a link to its profile needs. */
export type RegisterEntity = { id: number; name: string; isPublicEntity: boolean };

/** A report in the register (R3.5). */
export type RegisterReport = {
  year: number;
  /** 0 for a report without a type. */
  reportTypeId: number;
  /** The name of the type as the agency sent it; '' if it sent none. */
  typeName: string;
  /** The day of submission in Sarajevo, `2026-02-07`; '' when unknown. */
  day: string;
};

/** What the register answered for a jib: its entity, null for a jib that it does not know, and all its reports. */
export type RegisterAnswer = { entity: RegisterEntity | null; reports: readonly RegisterReport[] };

/** What is known of a jib in the register. `signIn`: the register is for signed-in users (R2.1). */
export type RegisterState =
  | { kind: 'signIn' | 'pending' }
  | { kind: 'failed'; error: ApiError }
  | ({ kind: 'known' } & RegisterAnswer);

/** How long an answer is used again when the desk is opened, in seconds. */
const SECONDS = 15 * 60;

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

/** Requests the entity with exactly that jib, then its reports; throws the `ApiError` of a call that fails. */
export async function requestRegister(
  jib: string,
  options: Parameters<typeof requestEntityOfJib>[1],
): Promise<RegisterAnswer> {
  const found = await requestEntityOfJib(jib, options);
  if (!found) return { entity: null, reports: [] };
  const { dispatch, lang, signal, isFresh } = options;
  const { id, isPublicEntity } = found;
  const indicators = { legalEntityId: id, searchType: SEARCH_TYPE.profileIndicators, lang };
  const call = seasonReportsEndpoint.initiate(indicators, { forceRefetch: isFresh });
  const reports = await dataOf(dispatch(call), signal);
  return { entity: { id, name: nameOfEntity(found), isPublicEntity }, reports };
}
