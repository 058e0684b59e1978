import { nameOf } from '#shared/format/file-name.ts';
import type { Outcome } from '#shared/http/outcome.ts';
import type { DocumentWarning } from './add-document-form.ts';
import type { AddDocumentEvent, AfterSaving, SendProblem } from './add-document-machine.ts';

/** A document to be added: the jib as 13 digits, the day as a plain date (R3.8). */
export type WantedDocument = { jib: string; documentTypeId: number; date: string; file: File };

/** A document whose entity has been found, ready to be sent (R3.8); `submittedOn` is the plain day as entered. */
export type NewDocument = {
  documentTypeId: number;
  legalEntityId: number;
  jib: string;
  submittedOn: string;
  file: File;
};

/** The entity of a document; `jib` as the registry sent it, '' when it sent none. */
export type DocumentEntity = { id: number; name: string; jib: string };

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

type AddDocumentOptions = {
  after: AfterSaving;
  /** The `of` of the warnings that a person has confirmed; null when none were. */
  confirmed: string | null;
  onEvent: (event: AddDocumentEvent) => void;
};

/** Identifies the input that warnings are about: if it changed since, it is checked again. */
const inputOf = ({ jib, documentTypeId, date, file }: WantedDocument): string =>
  [jib, documentTypeId, date, nameOf(file), file.size, file.lastModified].join();

/**
 * Adds one document (R4.5): looks up its entity, stops for confirmation if there are warnings, and sends it exactly once
 * (faults E11). Each step is an event of the machine. Resolves with the entity of a document that was added, else with null:
 * without an event when there is no such entity, which its field already says.
 */
export async function addDocument(
  wanted: WantedDocument,
  { findEntity, warningsFor, send }: AddDocumentCalls,
  { after, confirmed, onEvent }: AddDocumentOptions,
): Promise<DocumentEntity | null> {
  const { jib, documentTypeId, date, file } = wanted;
  onEvent({ type: 'checkStarted' });
  const { data: entity, error } = await findEntity(jib);
  if (error !== undefined) {
    onEvent({ type: 'failed', problem: { kind: 'lookupFailed' } });
    return null;
  }
  if (!entity) return null;
  const document = { documentTypeId, legalEntityId: entity.id, jib, submittedOn: date, file };
  const of = inputOf(wanted);
  if (confirmed !== of) {
    const warnings = await warningsFor(document);
    if (warnings.length > 0) {
      onEvent({ type: 'warned', after, warnings, of });
      return null;
    }
  }
  onEvent({ type: 'sendStarted' });
  const outcome = await send(document, (share) => onEvent({ type: 'progressed', share }));
  if (outcome.kind === 'success') return entity;
  onEvent({ type: 'failed', problem: outcome });
  return null;
}
