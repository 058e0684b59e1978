import { type Outcome, outcomeOf } from '#shared/http/outcome.ts';
import { upload } from '#shared/http/transfer.ts';

/** A document ready to be sent (R3.8); `submittedOn` is the plain day as it was entered. */
export type NewDocument = {
  documentTypeId: number;
  legalEntityId: number;
  jib: string;
  submittedOn: string;
  file: File;
};

/** Why nothing was sent: the file can no longer be read, or the entity could not be looked up. */
type NotSent = { kind: 'unreadable' | 'lookupFailed' };

/** Why a document was not added, or that nobody knows whether it was. */
export type SendProblem = Exclude<Outcome, { kind: 'success' }> | NotSent;

/**
 * Reads the PDF into a list of byte numbers and inserts the document: POST documents (R3.8, R4.5, R7), never repeated by
 * itself. `null` when it was added. `onProgress` is told the share that is sent, 0 to 1.
 */
export async function sendDocument(
  { file, ...rest }: NewDocument,
  onProgress: (share: number) => void,
): Promise<SendProblem | null> {
  let bytes: number[];
  try {
    bytes = Array.from(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // The file was changed, moved or taken away after it was chosen.
    return { kind: 'unreadable' };
  }
  try {
    await upload('main', 'documents', { ...rest, file: bytes }, { onProgress });
    return null;
  } catch (error) {
    return outcomeOf(error);
  }
}
