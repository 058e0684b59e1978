import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api/api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useAddDocumentCalls } from '../use-add-document-calls.ts';
import { loadNamedTypes } from './proposals/named-types.ts';
import { addFromQueue } from './run/add-from-queue.ts';
import { EMPTY_INBOX, type InboxState, type InboxEvent } from './run/inbox-machine.ts';
import { createInboxRunner, type InboxParts, type InboxRunner } from './run/inbox-runner.ts';
import { readDocument } from './run/read-document.ts';
import { sentDocuments } from './run/sent-documents.ts';

/**
 * The queue of the inbox: its state, and `send` for its events. Leaving the page sends nothing more; a document that is being
 * sent is completed and remembered.
 */
export function useInbox(): { inbox: InboxState; send: (event: InboxEvent) => void } {
  const [inbox, setInbox] = useState(EMPTY_INBOX);
  const runner = useRef<InboxRunner | null>(null);
  const parts = useInboxParts();
  const latest = useRef(parts);
  useLayoutEffect(() => {
    latest.current = parts;
  });

  // As a layout effect: files may be dropped as soon as the page is visible.
  useLayoutEffect(() => {
    const started = createInboxRunner({
      read: (file) => latest.current.read(file),
      add: (row, options) => latest.current.add(row, options),
      onChange: setInbox,
      isOnline: () => navigator.onLine,
    });
    runner.current = started;
    return started.leave;
  }, []);

  const send = useCallback((event: InboxEvent) => runner.current?.send(event), []);
  return { inbox, send };
}

/** Reads and adds documents with the portal's own calls, in the language of the page. */
function useInboxParts(): Pick<InboxParts, 'read' | 'add'> {
  const lang = useLang();
  const dispatch = useDispatch<ApiDispatch>();
  const { texts, storage, drafts } = usePortal();
  const calls = useAddDocumentCalls();
  return {
    async read(file) {
      return readDocument(file, await loadNamedTypes(dispatch, texts, lang));
    },

    add: (row, options) =>
      oneTabAtATime(() =>
        addFromQueue(row, options, { calls, list: storage.lists.get(sentDocuments), by: drafts.owner() }),
      ),
  };
}

/**
 * Adds a document in one tab of this browser at a time, so that each knows what the others have sent. Without locks every tab
 * goes its own way.
 */
async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? await locks.request('registry-inbox', work) : await work();
}
