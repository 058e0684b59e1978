import { TIMING } from '#shared/config/settings.ts';
import { LATE, within } from '#shared/timing/within.ts';
import type { DocumentWarning } from './add-document-form.ts';
import type { Accepted, AddDocumentEvent, AfterSaving } from './add-document-machine.ts';
import { addDocument, type AddDocumentCalls, type DocumentEntity } from './add-document.ts';
import { type DocumentIdentity, type SentDocument, type SentDocumentList, sendRemembered } from './sent-documents.ts';

export type Remembering = {
  calls: AddDocumentCalls;
  /** What was sent from this computer. */
  list: SentDocumentList;
  /** Id of the user who sends. */
  by: string | null;
};

type AddRememberedOptions = {
  after: AfterSaving;
  /** The warnings that a person has confirmed; null when none were. */
  accepted: Accepted | null;
  /** What has to be confirmed because of what was sent from this computer. */
  warningsOf: (sent: readonly SentDocument[]) => DocumentWarning[];
  onEvent: (event: AddDocumentEvent) => void;
};

/**
 * Adds one document (R4.5), and remembers it. A document that may be in the registry already, because of what was sent from this
 * computer by the form or the inbox, is never sent without a question: what has come up since a question was answered is asked
 * as well. Resolves with the entity of a document that was added, else with null.
 */
export async function addRemembered(
  { identity, file }: { identity: DocumentIdentity; file: File },
  { after, accepted, warningsOf, onEvent }: AddRememberedOptions,
  { calls, list, by }: Remembering,
): Promise<DocumentEntity | null> {
  // A storage that does not answer keeps no document back; the registry itself is asked as well.
  const sent = await within(list.read(), TIMING.database);
  const own = warningsOf(sent === LATE ? [] : sent);
  const isAccepted = accepted !== null && own.every((warning) => accepted.warnings.includes(warning));
  let entityName = '';
  return addDocument(
    { ...identity, file },
    {
      async findEntity(jib) {
        const found = await calls.findEntity(jib);
        entityName = found.data?.name ?? '';
        return found;
      },
      warningsFor: async (document) => [...own, ...(await calls.warningsFor(document))],
      send: (document, onProgress) =>
        sendRemembered({ list, now: new Date(), document: { ...identity, entityName, by } }, () =>
          calls.send(document, onProgress),
        ),
    },
    { after, confirmed: isAccepted ? accepted.of : null, onEvent },
  );
}
