import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { allResults } from '#domain/legal-entity/search/search-answer.ts';
import type { ArgOf } from '#shared/api/define-call.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { firstOfEach, idOf } from '#shared/api/lists.ts';
import { LISTS, SEARCH_TYPE } from '#shared/config/settings.ts';
import { isJib } from '#shared/format/jib.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { EntityPage } from '../legal-entity.wire.ts';
import { bySubmission, type ProceedingDocument } from './proceeding-documents.ts';

/** Documents of one jib by submission (R2.7, R7), asked by `registrySearchOf`; null when the answer does not tell (`documentsOfJib`). */
export const proceedingsEndpoint = endpointOf(
  legalEntitiesCall,
  (page, { jib }): ProceedingDocument[] | null => {
    const documents = documentsOfJib(page, jib ?? '');
    return documents && bySubmission(documents);
  },
  { id: 'proceedings', tags: ['Bankruptcy'] },
);

/**
 * What is known about an entity's proceedings. `unknown` is never 'none': the registry failed or refused, its answer does not
 * tell, or there is no jib to ask with (then without `retry`).
 */
export type ProceedingsState =
  | { kind: 'pending' }
  | { kind: 'known'; documents: readonly ProceedingDocument[] }
  | { kind: 'unknown'; error: unknown; isPending: boolean; retry: (() => void) | null };

/** The proceedings of an entity in the bankruptcy registry (R2.7), requested by jib. */
export function useProceedings(jib: string): ProceedingsState {
  const lang = useLang();
  const isAsked = isJib(jib);
  const answer = proceedingsEndpoint.useQuery(registrySearchOf({ jib, lang }), { skip: !isAsked });
  const { currentData: documents, error, isFetching } = answer;
  if (!isAsked) return { kind: 'unknown', error: undefined, isPending: false, retry: null };
  if (documents) return { kind: 'known', documents };
  if (documents === undefined && error === undefined) return { kind: 'pending' };
  return { kind: 'unknown', error, isPending: isFetching, retry: () => void answer.refetch() };
}

/** The search of the bankruptcy registry for one jib (R2.7, R7): sends the jib and nothing else of the entity. */
export const registrySearchOf = ({ jib, lang }: { jib: string; lang: Lang }): ArgOf<typeof legalEntitiesCall> => ({
  PageSize: LISTS.registerPage,
  includeCount: true,
  Page: 0,
  jib,
  searchType: SEARCH_TYPE.bankruptcy,
  lang,
});

/** The documents of the entity with exactly this jib (R3.3), as sent; null if it is missing from an answer that may be incomplete. */
export function documentsOfJib(page: EntityPage, jib: string): ProceedingDocument[] | null {
  const own = firstOfEach(
    page.resultList.items.filter((entity) => entity.jib === jib),
    idOf,
  );
  if (own.length > 0) return own.flatMap(({ documents }) => documents);
  return allResults(page)?.every((entity) => entity.jib !== '') ? [] : null;
}
