import { isApiError, type ApiError } from '#shared/http/api-error.ts';
import { upload } from '#shared/http/transfer.ts';

/** A document ready to be sent (R3.8); `submittedOn` is the plain day as it was entered. */
export type NewDocument = {
  documentTypeId: number;
  legalEntityId: number;
  jib: string;
  submittedOn: string;
  file: File;
};

/** Why a document was not added; `messages` are the server's own words, plain. */
export type SendProblem = {
  kind:
    | 'signIn'
    | 'forbidden'
    | 'tooLarge'
    | 'refused'
    | 'tooMany'
    | 'server'
    | 'timeout'
    | 'network'
    | 'unreadable'
    | 'lookupFailed';
  messages: readonly string[];
};

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
    return { kind: 'unreadable', messages: [] };
  }
  try {
    await upload('main', 'documents', { ...rest, file: bytes }, { onProgress });
    return null;
  } catch (error) {
    return sendProblem(error);
  }
}

/** The failure of a call in the kinds the form has words for (R8: the specification has none, faults E12 asks for them). */
export function sendProblem(error: unknown): SendProblem {
  if (!isApiError(error)) return { kind: 'server', messages: [] };
  const messages = error.messages ?? (error.message === undefined ? [] : [error.message]);
  return { kind: kindOf(error), messages };
}

function kindOf({ kind, status = 0 }: ApiError): SendProblem['kind'] {
  if (kind === 'timeout') return 'timeout';
  if (kind !== 'http') return 'network';
  const named = { 401: 'signIn', 403: 'forbidden', 413: 'tooLarge', 429: 'tooMany' } as const;
  return named[status as keyof typeof named] ?? (status >= 500 ? 'server' : 'refused');
}
