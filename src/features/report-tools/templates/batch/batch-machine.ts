import type { Client } from '#domain/filing/clients/client.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import type { DocumentKind, ValidTemplate } from '../template-form.ts';
import type { WatchedForm } from '../use-template-form.ts';

/** What a client may have of its own. */
export type Own = Pick<WatchedForm, 'creatorType' | 'creatorId' | 'reportTypeId'>;
/** Data that a batch takes from the form; creator and report type only for clients without their own. */
export type BatchCommon = Own & Pick<ValidTemplate, 'accountingPeriod'>;

export type BatchStep =
  /** `until`: the agency asked to wait until then (milliseconds since 1970). */
  | { step: 'waiting'; until?: number }
  | { step: 'running' }
  | { step: 'done'; name: string; file: Blob }
  | { step: 'failed'; error: ApiError }
  /** Not requested: the client has no type that this generator offers. */
  | { step: 'withoutType' }
  /** Not requested: there is no invoice for the report type (R4.6). */
  | { step: 'notBillable' }
  | { step: 'cancelled' };

export type BatchItem = { client: Client; at: BatchStep };

/** One kind of document for several clients, one after the other. */
export type Batch = {
  kind: DocumentKind;
  /** The choices it was started with, also for a retry. */
  common: BatchCommon;
  items: readonly BatchItem[];
  /** Number of documents in the archive saved last. */
  saved: number;
  /** The archive could not be created; the documents are still there. */
  zipFailed: boolean;
};

export type BatchState = { step: 'none' } | (Batch & { step: 'running' | 'ended' });

export type BatchEvent =
  | { type: 'started'; kind: DocumentKind; common: BatchCommon; clients: readonly Client[] }
  | { type: 'moved'; jib: string; at: BatchStep }
  | { type: 'cancelled' }
  | { type: 'ended' }
  /** Requests everything that is not done again, with the current data of the clients, which may have been corrected. */
  | { type: 'retried'; clients: readonly Client[] }
  | { type: 'saving' }
  | { type: 'saved'; count: number }
  | { type: 'zipFailed' }
  | { type: 'closed' };

export const NO_BATCH: BatchState = { step: 'none' };

/** Whether the document is still to be requested, or is being requested. */
export const isOpen = ({ at }: BatchItem): boolean => at.step === 'waiting' || at.step === 'running';

/** The reducer of a batch. Finished documents stay in every step; an event that does not belong to the step changes nothing. */
export function batchReducer(state: BatchState, event: BatchEvent): BatchState {
  const running = state.step === 'running';
  if (event.type === 'started' && !running) {
    const items = event.clients.map((client) => ({ client, at: { step: 'waiting' } as const }));
    return { step: 'running', kind: event.kind, common: event.common, items, saved: 0, zipFailed: false };
  }
  if (state.step === 'none') return state;
  const each = (next: (item: BatchItem) => BatchItem) => state.items.map(next);
  switch (event.type) {
    case 'saving':
      return { ...state, zipFailed: false };
    case 'saved':
      return { ...state, saved: event.count, zipFailed: false };
    case 'zipFailed':
      return { ...state, zipFailed: true };
    case 'closed':
      return running ? state : NO_BATCH;
    case 'retried': {
      if (running) return state;
      const now = ({ client }: BatchItem) => event.clients.find(({ jib }) => jib === client.jib) ?? client;
      const items = each((item) => (item.at.step === 'done' ? item : { client: now(item), at: { step: 'waiting' } }));
      return { ...state, step: 'running', items, zipFailed: false };
    }
    case 'moved':
      if (!running) return state;
      return { ...state, items: each((item) => (item.client.jib === event.jib ? { ...item, at: event.at } : item)) };
    case 'cancelled':
      if (!running) return state;
      return { ...state, items: each((item) => (isOpen(item) ? { ...item, at: { step: 'cancelled' } } : item)) };
    case 'ended':
      return running ? { ...state, step: 'ended' } : state;
    default:
      return state;
  }
}
