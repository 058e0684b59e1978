import type { Unsuccessful } from '#shared/http/outcome.ts';
import type { DocumentWarning } from './add-document-form.ts';

/** After saving: close the form, or keep it open for the next document of the same entity. */
export type AfterSaving = 'close' | 'next';

/** Why nothing was sent: the file can no longer be read, or the entity could not be looked up. */
type NotSent = { kind: 'unreadable' | 'lookupFailed' };

/** Why a document was not added, or that this is unknown. */
export type SendProblem = Unsuccessful | NotSent;

/** A document that waits for confirmation; `of` identifies the input the warnings are about. */
type Confirming = { step: 'confirming'; after: AfterSaving; warnings: readonly DocumentWarning[]; of: string };

/** Warnings that a person has confirmed, and the input they were about (`of`). */
export type Accepted = Pick<Confirming, 'of' | 'warnings'>;

/** The steps of saving a document (R4.5). The input belongs to the form and stays in every step. */
export type AddDocument =
  | { step: 'editing' }
  /** The entity and its documents in the registry are being looked up. */
  | { step: 'checking' }
  | Confirming
  /** `share` of the bytes sent, 0 to 1. */
  | { step: 'sending'; share: number }
  | { step: 'failed'; problem: SendProblem };

export type AddDocumentEvent =
  | { type: 'edited' }
  | { type: 'saveRequested' }
  /** The form has no errors. */
  | { type: 'checkStarted' }
  | ({ type: 'warned' } & Omit<Confirming, 'step'>)
  | { type: 'sendStarted' }
  | { type: 'progressed'; share: number }
  | { type: 'failed'; problem: SendProblem }
  /** The document was added, or nothing was sent because of errors that the fields show. */
  | { type: 'ended' };

/** The step in which the form is edited; saving starts from here. */
export const EDITING: AddDocument = { step: 'editing' };

/** Whether the document may be in the registry although nothing confirmed it, also while sending it once more is asked about. */
export const mayBeAdded = (saving: AddDocument): boolean =>
  saving.step === 'failed'
    ? saving.problem.kind === 'unknown'
    : saving.step === 'confirming' && saving.warnings.includes('sentUnknown');

/**
 * The reducer for saving; an event that does not belong to the current step changes nothing. A warning ends when the input
 * changes or is saved again; a problem stays until the next document is checked.
 */
export function addDocumentReducer(state: AddDocument, event: AddDocumentEvent): AddDocument {
  switch (state.step) {
    case 'confirming':
      return event.type === 'edited' || event.type === 'saveRequested' ? EDITING : state;
    case 'checking':
      if (event.type === 'warned') {
        const { after, warnings, of } = event;
        return { step: 'confirming', after, warnings, of };
      }
      if (event.type === 'sendStarted') return { step: 'sending', share: 0 };
      return afterCall(state, event);
    case 'sending':
      return event.type === 'progressed' ? { step: 'sending', share: event.share } : afterCall(state, event);
    default:
      return event.type === 'checkStarted' ? { step: 'checking' } : state;
  }
}

function afterCall(state: AddDocument, event: AddDocumentEvent): AddDocument {
  if (event.type === 'failed') return { step: 'failed', problem: event.problem };
  return event.type === 'ended' ? EDITING : state;
}
