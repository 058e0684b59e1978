import type { Client } from '#domain/filing/clients/client.ts';
import type { CallQueue } from '#shared/api/call-queue.ts';
import { createFlow, type Effect } from '#shared/flow/create-flow.ts';
import { toCallError } from '#shared/http/api-error.ts';
import {
  type Batch,
  type BatchEvent,
  batchReducer,
  type BatchState,
  type BatchStep,
  isOpen,
  NO_BATCH,
} from './batch-machine.ts';
import { countsOf } from './batch.ts';

export type BatchParts = {
  queue: CallQueue;
  /** The document of a client, or why it is not requested. Rejects with the `ApiError` of a call that fails. */
  request: (client: Client, batch: Batch, signal: AbortSignal) => Promise<BatchStep>;
  /** Saves the documents of a batch as an archive; never rejects. */
  save: (batch: Batch, send: (event: BatchEvent) => void) => Promise<void>;
};

type BatchEffect = Effect<BatchState, BatchEvent>;

/**
 * The batch. Its documents are requested through the portal's queue and, when the agency asks to wait, requested again, because
 * a request changes nothing there; one after the other, because its server creates one document at a time per user.
 */
export const createBatchFlow = (parts: BatchParts) =>
  createFlow<BatchState, BatchEvent>({
    initial: NO_BATCH,
    reduce: batchReducer,
    effects(state) {
      if (state.step !== 'running') return [];
      const next = state.items.find(isOpen);
      return [next ? documentEffect(parts, next.client, state) : endEffect(parts, state)];
    },
  });

const documentEffect = ({ queue, request }: BatchParts, client: Client, batch: Batch): BatchEffect => ({
  key: `document ${client.jib}`,
  async run({ signal, send }) {
    const move = (at: BatchStep) => send({ type: 'moved', jib: client.jib, at });
    let isRequested = false;
    const stopListening = queue.onHold((until) => isRequested || move({ step: 'waiting', until }));
    try {
      const at = await queue.add(
        async () => {
          isRequested = true;
          move({ step: 'running' });
          try {
            return await request(client, batch, signal);
          } finally {
            isRequested = false;
          }
        },
        { signal },
      );
      move(at);
    } catch (thrown) {
      if (signal.aborted) return;
      const error = toCallError(thrown);
      move(error.kind === 'cancelled' ? { step: 'cancelled' } : { step: 'failed', error });
    } finally {
      stopListening();
    }
  },
});

const endEffect = ({ save }: BatchParts, batch: Batch): BatchEffect => ({
  key: 'end',
  async run({ send }) {
    if (countsOf(batch).done === batch.items.length) await save(batch, send);
    send({ type: 'ended' });
  },
});
