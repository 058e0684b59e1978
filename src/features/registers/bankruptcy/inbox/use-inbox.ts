import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectMayAddDocuments, selectUser } from '#domain/session/session.slice.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { useFlow } from '#shared/flow/create-flow.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { hostNow } from '#shared/timing/host-clock.ts';
import { useRemembering } from '../use-add-document-calls.ts';
import { addFromQueue, createInboxFlow, type InboxParts } from './run/inbox-flow.ts';
import { loadNamedTypes, readDocument } from './run/read-document.ts';

/** The flow and state of the queue, which reads and adds documents with the portal's own calls, in the language of the page. */
export function useInbox() {
  const lang = useLang();
  const dispatch = useDispatch<ApiDispatch>();
  const portal = usePortal();
  const { texts, queue } = portal;
  const remembering = useRemembering();
  const parts: Pick<InboxParts, 'read' | 'add'> = {
    async read(file) {
      return readDocument(file, await loadNamedTypes(dispatch, texts, lang), hostNow(portal));
    },
    add: (row, options) =>
      remembering((rest) => queue.add(() => addFromQueue(row, options, rest), { isPressed: true })),
  };
  const latest = useRef(parts);
  useLayoutEffect(() => {
    latest.current = parts;
  });
  const { state, flow } = useFlow(() =>
    createInboxFlow({
      read: (file) => latest.current.read(file),
      add: (row, options) => latest.current.add(row, options),
      isOnline: () => navigator.onLine,
    }),
  );
  const userId = useSelector(selectUser)?.userId;
  const sender = useSelector(selectMayAddDocuments) ? userId : undefined;
  const last = useRef(sender);
  // What waits is not sent for somebody else who signs in (R6).
  useEffect(() => {
    if (sender !== last.current) flow.send({ type: 'stopped' });
    last.current = sender;
  }, [sender, flow]);
  return { ...state, send: flow.send, current: flow.current };
}
