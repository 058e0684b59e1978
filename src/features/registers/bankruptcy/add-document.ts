import { TIMING } from '#shared/config/settings.ts';
import { nameOf } from '#shared/format/file-name.ts';
import type { Outcome } from '#shared/http/outcome.ts';
import { LATE, within } from '#shared/timing/within.ts';
import type { DocumentWarning } from './add-document-form.ts';
import type { Accepted, AddDocumentEvent, AfterSaving, SendProblem } from './add-document-machine.ts';
import { type DocumentIdentity, type SentDocument, type SentDocumentList, sendRemembered } from './sent-documents.ts';

/** A document whose entity has been found, ready to be sent (R3.8); `submittedOn` is the plain day as entered. */
export type NewDocument = {
  documentTypeId: number;
  legalEntityId: number;
  jib: string;
  submittedOn: string;
  file: File;
};

/** The entity of a document. */
type DocumentEntity = { id: number; name: string };

/** What a lookup of an entity found: null when there is none. */
export type EntityLookup = { data?: DocumentEntity | null; error?: unknown };

/** What adding a document asks and sends (R4.5, R7). None of them rejects. */
export type AddDocumentCalls = {
  /** The entity with a jib; null when there is none. */
  findEntity: (jib: string) => Promise<EntityLookup>;
  /** What has to be confirmed before the document is sent; looked up anew each time. */
  warningsFor: (document: NewDocument) => Promise<readonly DocumentWarning[]>;
  /** Sends the document once; `onProgress` gets the share that has been sent, 0 to 1. */
  send: (document: NewDocument, onProgress: (share: number) => void) => Promise<Outcome | SendProblem>;
};

/** What adding a document needs of the portal. */
export type Remembering = {
  calls: AddDocumentCalls;
  /** What was sent from this computer. */
  list: SentDocumentList;
  /** Id of the user who sends. */
  by: string | null;
};

type AddDocumentOptions = {
  after: AfterSaving;
  /** The warnings that a person has confirmed; null when none were. */
  accepted: Accepted | null;
  /** What has to be confirmed because of what was sent from this computer. */
  warningsOf: (sent: readonly SentDocument[]) => DocumentWarning[];
  onEvent: (event: AddDocumentEvent) => void;
};

/**
 * Adds one document (R4.5), the jib as 13 digits and the day as a plain date (R3.8): looks up its entity, stops for confirmation
 * if there are warnings, sends it exactly once (faults E11) and remembers it. Each step is an event of the machine. A document
 * that may be in the registry already, because of what was sent from this computer by the form or the inbox, is never sent
 * without a question: what has come up since a question was answered is asked as well. Resolves with the entity of a document
 * that was added, else with null: without an event when there is no such entity, which its field already says.
 */
export async function addDocument(
  { identity, file }: { identity: DocumentIdentity; file: File },
  { after, accepted, warningsOf, onEvent }: AddDocumentOptions,
  { calls, list, by }: Remembering,
): Promise<DocumentEntity | null> {
  const { jib, documentTypeId, date } = identity;
  // A storage that does not answer keeps no document back; the registry itself is asked as well.
  const sent = await within(list.read(), TIMING.database);
  const own = warningsOf(sent === LATE ? [] : sent);
  onEvent({ type: 'checkStarted' });
  const { data: entity, error } = await calls.findEntity(jib);
  if (error !== undefined) {
    onEvent({ type: 'failed', problem: { kind: 'lookupFailed' } });
    return null;
  }
  if (!entity) return null;
  const document = { documentTypeId, legalEntityId: entity.id, jib, submittedOn: date, file };
  // The input that warnings are about: if it changed since, it is checked again.
  const of = [jib, documentTypeId, date, nameOf(file), file.size, file.lastModified].join();
  const isAccepted = accepted?.of === of && own.every((warning) => accepted.warnings.includes(warning));
  if (!isAccepted) {
    const warnings = [...own, ...(await calls.warningsFor(document))];
    if (warnings.length > 0) {
      onEvent({ type: 'warned', after, warnings, of });
      return null;
    }
  }
  onEvent({ type: 'sendStarted' });
  const attempt = { list, document: { ...identity, entityName: entity.name, by } };
  const outcome = await sendRemembered(attempt, () =>
    calls.send(document, (share) => onEvent({ type: 'progressed', share })),
  );
  if (outcome.kind === 'success') return entity;
  onEvent({ type: 'failed', problem: outcome });
  return null;
}
