import { TIMING } from '#shared/config/settings.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { LATE, within } from '#shared/timing/within.ts';
import { addDocument, type AddDocumentCalls } from '../../add-document.ts';
import type { InboxParts } from './inbox-flow.ts';
import { identityOfRow, queueWarnings } from './queue-warnings.ts';
import { sendRemembered, type SentDocumentList } from './sent-documents.ts';

type QueueCalls = {
  calls: AddDocumentCalls;
  /** What was sent from this computer. */
  list: SentDocumentList;
  /** Id of the user who sends. */
  by: string | null;
};

/**
 * Adds one document of the queue as the form for a single document does (R4.5), and remembers it. A document that may be in the
 * registry already, because of the queue or of what was sent from this computer, is never sent without a question: what has come
 * up since a question was answered is asked as well.
 */
export async function addFromQueue(
  row: Parameters<InboxParts['add']>[0],
  { accepted, rows, onEvent }: Parameters<InboxParts['add']>[1],
  { calls, list, by }: QueueCalls,
): Promise<boolean> {
  const { file, entityName } = row;
  const identity = identityOfRow(row);
  const { jib, documentTypeId, date } = identity;
  // A storage that does not answer keeps no document back; the registry itself is asked as well.
  const sent = await within(list.read(), TIMING.database);
  const own = queueWarnings(row, rows(), sent === LATE ? [] : sent);
  const isAccepted = accepted !== null && own.every((warning) => accepted.warnings.includes(warning));
  const added = await addDocument(
    { jib, documentTypeId, date, file },
    {
      // An entity that the registry sends without a jib cannot be the one that was confirmed.
      async findEntity() {
        const { data, error } = await calls.findEntity(jib);
        return { data: data?.jib === jib ? data : null, error };
      },
      warningsFor: async (document) => [...own, ...(await calls.warningsFor(document))],
      send: (document, onProgress) =>
        sendRemembered(
          { list, now: new Date(), document: { ...identity, fileName: nameOf(file), entityName, by } },
          () => calls.send(document, onProgress),
        ),
    },
    { after: 'close', confirmed: isAccepted ? accepted.of : null, onEvent },
  );
  return added !== null;
}
