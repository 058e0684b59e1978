import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api/api.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { cleanJib } from '#shared/format/jib.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { addDocument } from '../add-document.ts';
import { useAddDocumentCalls } from '../use-add-document-calls.ts';
import { loadNamedTypes } from './proposals/named-types.ts';
import { EMPTY_INBOX, type Inbox, type InboxEvent } from './run/inbox-machine.ts';
import { createInboxRunner, type InboxParts, type InboxRunner } from './run/inbox-runner.ts';
import { queueWarnings } from './run/queue-warnings.ts';
import { readDocument } from './run/read-document.ts';
import { sendRemembered, sentDocuments } from './run/sent-documents.ts';

/**
 * The queue of the inbox: its state, and `send` for its events. Leaving the page sends nothing more; a document that is being
 * sent is completed and remembered.
 */
export function useInbox(): { inbox: Inbox; send: (event: InboxEvent) => void } {
  const [inbox, setInbox] = useState(EMPTY_INBOX);
  const runner = useRef<InboxRunner | null>(null);
  const parts = useInboxParts();
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });

  useEffect(() => {
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

    add: (row, { accepted, rows, onEvent }) =>
      oneTabAtATime(async () => {
        const { file, fields, read, entityName } = row;
        const jib = cleanJib(fields.jib);
        const wanted = { jib, documentTypeId: Number(fields.documentTypeId), date: fields.date, file };
        const list = storage.lists.get(sentDocuments);
        // What has come up since the warnings were confirmed is asked as well.
        const ownWarnings = queueWarnings(row, rows(), await list.read());
        const isAccepted = accepted !== null && ownWarnings.every((each) => accepted.warnings.includes(each));
        const added = await addDocument(
          wanted,
          {
            // An entity that the registry sends without a jib cannot be the one that was confirmed.
            findEntity: async () => {
              const { data, error } = await calls.findEntity(jib);
              return { data: data?.jib === jib ? data : null, error };
            },
            warningsFor: async (document) => [...ownWarnings, ...(await calls.warningsFor(document))],
            send: (document, onProgress) =>
              sendRemembered(
                {
                  list,
                  now: new Date(),
                  document: {
                    by: drafts.owner(),
                    fileName: nameOf(file),
                    size: file.size,
                    sha256: read?.sha256 ?? null,
                    jib,
                    entityName,
                    documentTypeId: document.documentTypeId,
                    date: document.submittedOn,
                  },
                },
                () => calls.send(document, onProgress),
              ),
          },
          { after: 'close', confirmed: isAccepted ? accepted.of : null, onEvent },
        );
        return added !== null;
      }),
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
