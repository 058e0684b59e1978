import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { proceedingsEndpoint, registrySearchOf } from '#domain/legal-entity/proceedings/proceedings.api.ts';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { queuedAnswer } from '#shared/api/call-queue.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { sameDocuments } from '../add-document-form.ts';
import type { SentDocument } from '../sent-documents.ts';

/** How many documents of an entity, type and day the registry has, by the key of the sent one; null when it did not tell. */
export type FoundDocuments = ReadonlyMap<string, number | null>;

/**
 * Asks the registry for documents that were sent (R3.8), one entity after the other, while nothing is being sent: an answer says
 * only that a document was taken, and a browser may repeat a request on a cut line by itself, so that it stands there twice.
 * `again` asks anew; `answered` are the rounds that have ended since the first, `isAsking` until the last one has.
 */
export function useFoundDocuments(sent: readonly SentDocument[], isSending: boolean) {
  const dispatch = useDispatch<ApiDispatch>();
  const { queue } = usePortal();
  const lang = useLang();
  const { currentData: types, isError, isFetching, refetch } = useDocumentTypesQuery({ lang });
  const [found, setFound] = useState<FoundDocuments>(new Map());
  const [rounds, setRounds] = useState(0);
  const [answered, setAnswered] = useState(0);
  const asked = useRef(new Set<string>());
  const keys = sent.map(({ key }) => key).join();

  const ask = useEffectEvent(async (signal: AbortSignal, round: number) => {
    const open = sent.filter(({ key }) => !asked.current.has(`${round} ${key}`));
    // Somebody has pressed a button for a round until it has ended; the rest is the portal's own.
    const isPressed = round > answered;
    for (const [jib, documents] of Map.groupBy(open, (each) => each.jib)) {
      const search = proceedingsEndpoint.initiate(registrySearchOf({ jib, lang }), { forceRefetch: true });
      const { data: standing } = await queuedAnswer(queue, () => dispatch(search), { signal, isPressed });
      if (signal.aborted) return;
      const counts = documents.map(({ key, documentTypeId, date }): [string, number | null] => {
        asked.current.add(`${round} ${key}`);
        const type = types?.find(({ id }) => id === documentTypeId);
        return [key, standing && type ? sameDocuments(standing, type, date).length : null];
      });
      setFound((before) => new Map([...before, ...counts]));
    }
    setAnswered(round);
  });

  const isKnown = types !== undefined;
  useEffect(() => {
    if (isSending || !isKnown || keys === '') return undefined;
    const controller = new AbortController();
    void ask(controller.signal, rounds);
    return () => controller.abort();
  }, [isSending, isKnown, keys, rounds]);

  function again(): void {
    if (isError) void refetch();
    setRounds(rounds + 1);
  }

  // Without the kinds of documents nothing is asked.
  return { found, answered, isAsking: (isKnown || isFetching) && answered < rounds, again };
}
