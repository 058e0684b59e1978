import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { entityOfJibEndpoint, searchOfJib } from '#domain/legal-entity/entity-requests.ts';
import { selectMayAddDocuments } from '#domain/session/session.slice.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { queuedAnswer } from '#shared/api/call-queue.ts';
import { cleanJib, jibProblem } from '#shared/format/jib.ts';
import { looksLikePersonNumber } from '#shared/format/number-kinds.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { documentEntityIn } from '../bankruptcy.api.ts';

/**
 * The name of the entity with a proposed or typed jib, '' until it is known: requested once, in its turn, for this and for the
 * field of the form. What may be a person's number is never sent.
 */
export function useEntityName(typed: string): string {
  const lang = useLang();
  const dispatch = useDispatch<ApiDispatch>();
  const { queue } = usePortal();
  const jib = cleanJib(typed);
  const mayAdd = useSelector(selectMayAddDocuments);
  const isAsked = mayAdd && jibProblem(jib) === null && !looksLikePersonNumber(jib);
  const call = useMemo(() => (isAsked ? searchOfJib({ jib, lang }) : null), [isAsked, jib, lang]);
  useEffect(() => {
    if (!call) return undefined;
    const leaving = new AbortController();
    void queuedAnswer(queue, () => dispatch(entityOfJibEndpoint.initiate(call)), { signal: leaving.signal });
    return () => leaving.abort();
  }, [call, dispatch, queue]);
  const { currentData } = entityOfJibEndpoint.useQueryState(call ?? skipToken);
  return (currentData && documentEntityIn(currentData).data?.name) ?? '';
}
