import type { AddDocumentEvent } from '../../add-document-machine.ts';
import { EMPTY_INBOX, type InboxState, type InboxEvent, inboxReducer } from './inbox-machine.ts';
import { type Accepted, type InboxRow, isPending, type ReadDocument } from './inbox-row.ts';

export type InboxParts = {
  /** Reads the first page and the proposals of a file. Never rejects. */
  read: (file: File) => Promise<ReadDocument>;
  /** Adds a document; resolves with whether it was added. What it does is reported as events of its machine. */
  add: (
    row: InboxRow,
    options: { accepted: Accepted | null; rows: () => readonly InboxRow[]; onEvent: (event: AddDocumentEvent) => void },
  ) => Promise<boolean>;
  onChange: (state: InboxState) => void;
  /** Whether the browser has a connection. */
  isOnline: () => boolean;
};

export type InboxRunner = {
  send: (event: InboxEvent) => void;
  /** Sends nothing more; a document that is being sent is completed. */
  leave: () => void;
};

const FAULT = { kind: 'program' } as const;

/** Runs the queue: reads one file after the other, and sends one document after the other, never two at a time. */
export function createInboxRunner({ read, add, onChange, isOnline }: InboxParts): InboxRunner {
  let state = EMPTY_INBOX;
  let isReading = false;
  let isSending = false;
  let isLeft = false;
  const rowOf = (id: number) => state.rows.find((row) => row.id === id);

  function move(event: InboxEvent): void {
    const next = inboxReducer(state, event);
    if (next === state) return;
    state = next;
    if (!isLeft) onChange(state);
  }

  async function readAll(): Promise<void> {
    if (isReading) return;
    isReading = true;
    for (let row = nextAt('reading'); row; row = nextAt('reading')) {
      // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
      move({ type: 'read', id: row.id, read: await read(row.file) });
    }
    isReading = false;
  }

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let row = nextAt('queued'); row; row = nextAt('queued')) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sendOne(row);
    }
    isSending = false;
  }

  async function sendOne(row: InboxRow): Promise<void> {
    const { id, at } = row;
    const accepted = at.step === 'queued' ? at.accepted : null;
    move({ type: 'started', id });
    const onEvent = (event: AddDocumentEvent) => move({ type: 'moved', id, event });
    let isAdded = false;
    try {
      isAdded = await add(row, { accepted, rows: () => state.rows, onEvent });
    } catch (thrown) {
      console.error(thrown);
      const now = rowOf(id)?.at;
      const isSent = now?.step === 'saving' && now.saving.step === 'sending';
      // Once it is being sent, nobody can say how far it came, so it is not sent again without a question.
      onEvent({
        type: 'failed',
        problem: isSent ? { kind: 'unknown', error: FAULT } : { kind: 'failed', error: FAULT },
      });
    }
    if (isAdded) return move({ type: 'added', id });
    const after = rowOf(id);
    if (after && isPending(after)) onEvent({ type: 'ended' });
    if (after && concernsAll(after)) move({ type: 'stopped' });
  }

  /** Whether the next document would fail for the same reason: the session has ended, or the connection is lost. */
  function concernsAll({ at }: InboxRow): boolean {
    if (at.step !== 'saving' || at.saving.step !== 'failed') return false;
    const { problem } = at.saving;
    const status = 'error' in problem ? problem.error.status : undefined;
    return status === 401 || status === 403 || !isOnline();
  }

  /** The next row at a step; none once the page was left. */
  const nextAt = (step: InboxRow['at']['step']) => (isLeft ? undefined : state.rows.find(({ at }) => at.step === step));

  return {
    send(event) {
      move(event);
      void readAll();
      void sendAll();
    },
    leave() {
      isLeft = true;
      move({ type: 'stopped' });
    },
  };
}
