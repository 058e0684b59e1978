import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { isJib } from '#shared/format/jib.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { bySubmission, type ProceedingDocument } from './proceeding-documents.ts';
import { documentsOfJib, registrySearchOf } from './registry-search.ts';

/**
 * Documents of one jib in the bankruptcy registry by submission (R2.7, R7), for the search that `registrySearchOf` makes; null
 * when the answer does not tell (`documentsOfJib`).
 */
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
