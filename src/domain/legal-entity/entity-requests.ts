import { dataOf } from '#shared/api/answer-of.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import type { ArgOf } from '#shared/api/define-call.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { LISTS } from '#shared/config/settings.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { legalEntitiesCall } from './legal-entity.calls.ts';
import type { EntityPage, SearchedEntity } from './legal-entity.wire.ts';
import { allResults } from './search/search-answer.ts';

/** How long an answer is used again, in seconds. */
const SECONDS = 15 * 60;

/** Pages of a search as they were sent, for what the portal asks by itself; not stored, because each answer is used once. */
export const entityPagesEndpoint = endpointOf(legalEntitiesCall, undefined, { id: 'entityPages', seconds: 1 });

/** What a search by jib says of it (R3.3, R4.5). `unknown` is never 'none': results may be missing, or one came without a jib. */
export type EntityOfJib = { kind: 'one'; entity: SearchedEntity } | { kind: 'none' | 'unknown' };

/** The entity with exactly this jib in the first page of a search by it. */
export function entityOfJib(page: EntityPage, jib: string): EntityOfJib {
  const { items } = page.resultList;
  const entity = items.find((item) => item.jib === jib);
  if (entity) return { kind: 'one', entity };
  const isKnown = allResults(page)?.every((item) => item.jib !== '') ?? false;
  return { kind: isKnown ? 'none' : 'unknown' };
}

/** The search of legal entities by jib alone (R7): sends the jib and nothing else. */
export const searchOfJib = ({ jib, lang }: { jib: string; lang: Lang }): ArgOf<typeof legalEntitiesCall> => ({
  PageSize: LISTS.registerPage,
  includeCount: true,
  jib,
  lang,
});

/** What the register says of a jib, for the search that `searchOfJib` makes. */
export const entityOfJibEndpoint = endpointOf(legalEntitiesCall, (page, { jib = '' }) => entityOfJib(page, jib), {
  id: 'entityOfJib',
  seconds: SECONDS,
});

/** An answer that does not tell what was asked. */
export const NOT_TOLD = { kind: 'contract' } as const satisfies ApiError;

/** Requests the entity with exactly this jib, null for none; throws the `ApiError` of a call that fails or does not tell. */
export async function requestEntityOfJib(
  jib: string,
  { dispatch, lang, signal, isFresh }: { dispatch: ApiDispatch; lang: Lang; signal: AbortSignal; isFresh: boolean },
): Promise<SearchedEntity | null> {
  const call = entityOfJibEndpoint.initiate(searchOfJib({ jib, lang }), { forceRefetch: isFresh });
  return foundIn(await dataOf(dispatch(call), signal));
}

/** The entity of an answer, null for none. */
export function foundIn(answer: EntityOfJib): SearchedEntity | null {
  // oxlint-disable-next-line typescript/only-throw-error -- errors of calls are plain `ApiError`s
  if (answer.kind === 'unknown') throw NOT_TOLD;
  return answer.kind === 'one' ? answer.entity : null;
}

/** The entity with exactly this jib for a page: null when the register has none, an error when its answer does not tell. */
export function useEntityOfJib(jib: string) {
  const { currentData, data: _, ...query } = entityOfJibEndpoint.useQuery(searchOfJib({ jib, lang: useLang() }));
  if (currentData?.kind === 'unknown') return { ...query, isError: true, error: NOT_TOLD };
  return { ...query, data: currentData && { entity: foundIn(currentData) } };
}
