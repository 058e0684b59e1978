import { useIndicatorsQuery } from '#domain/indicators/indicators.api.ts';
import { useLegalEntityQuery } from '#domain/legal-entity/legal-entity.api.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { isApiError } from '#shared/http/api-error.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { Candidate } from './comparable.ts';

type Requested = { candidate: Candidate | null; retry: () => void };

/** Profile and records of one selected entity; `candidate` is null without an id and while they are pending. */
function useCandidate(id: number | undefined): Requested {
  const lang = useLang();
  const skip = id === undefined;
  const entity = useLegalEntityQuery({ id: id ?? 0, lang }, { skip });
  const records = useIndicatorsQuery(
    { legalEntityId: id ?? 0, searchType: SEARCH_TYPE.profileIndicators, lang },
    { skip },
  );
  function retry(): void {
    if (entity.isError) void entity.refetch();
    if (records.isError) void records.refetch();
  }
  if (id === undefined) return { candidate: null, retry };
  const isRemoved = entity.currentData === null || (isApiError(entity.error) && entity.error.status === 404);
  if (!entity.isFetching && isRemoved) return { candidate: { id, kind: 'notFound' }, retry };
  if (entity.currentData && records.currentData)
    return { candidate: { id, kind: 'ready', entity: entity.currentData, records: records.currentData }, retry };
  return { candidate: entity.isFetching || records.isFetching ? null : { id, kind: 'failed' }, retry };
}

/** The selected entities, at most four; `retry` repeats the calls that failed. */
export function useCandidates(ids: readonly number[]) {
  const requested = [useCandidate(ids[0]), useCandidate(ids[1]), useCandidate(ids[2]), useCandidate(ids[3])];
  const candidates = requested.flatMap(({ candidate }) => candidate ?? []);
  return {
    candidates,
    isPending: candidates.length < ids.length,
    retry: () => requested.forEach(({ candidate, retry }) => candidate?.kind === 'failed' && retry()),
  };
}
