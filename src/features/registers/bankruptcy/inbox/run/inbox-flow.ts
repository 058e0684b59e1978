import { createFlow, type Effect } from '#shared/flow/create-flow.ts';
import { toCallError } from '#shared/http/api-error.ts';
import type { Accepted, AddDocumentEvent } from '../../add-document-machine.ts';
import { addDocument, type Remembering } from '../../add-document.ts';
import { EMPTY_INBOX, type InboxEvent, inboxReducer, type InboxState } from './inbox-machine.ts';
import { type InboxRow, isPending, type ReadDocument } from './inbox-row.ts';
import { identityOfRow, queueWarnings } from './queue-warnings.ts';

type AddOptions = {
  accepted: Accepted | null;
  rows: () => readonly InboxRow[];
  onEvent: (event: AddDocumentEvent) => void;
};

export type InboxParts = {
  /** Reads the first page and the proposals of a file. Never rejects. */
  read: (file: File) => Promise<ReadDocument>;
  /** Adds a document; resolves with whether it was added. What it does is reported as events of its machine. */
  add: (row: InboxRow, options: AddOptions) => Promise<boolean>;
  isOnline: () => boolean;
};

type InboxEffect = Effect<InboxState, InboxEvent>;

/** The queue: reads one file and sends one document after the other. Stopping completes the one that is being sent. */
export const createInboxFlow = (parts: InboxParts) =>
  createFlow<InboxState, InboxEvent>({
    initial: EMPTY_INBOX,
    reduce: inboxReducer,
    effects({ rows }) {
      const read = rows.find(({ at }) => at.step === 'reading');
      const send = rows.find(isPending) ?? rows.find(({ at }) => at.step === 'queued');
      return [...(read ? [readEffect(parts, read)] : []), ...(send ? [sendEffect(parts, send)] : [])];
    },
  });

const readEffect = ({ read }: InboxParts, { id, file }: InboxRow): InboxEffect => ({
  key: `read ${id}`,
  run: async ({ send }) => send({ type: 'read', id, read: await read(file) }),
});

const sendEffect = ({ add, isOnline }: InboxParts, row: InboxRow): InboxEffect => ({
  key: `send ${row.id}`,
  async run({ send, state }) {
    const { id, at } = row;
    const now = () => state().rows.find((each) => each.id === id);
    const onEvent = (event: AddDocumentEvent) => send({ type: 'moved', id, event, isOnline: isOnline() });
    send({ type: 'started', id });
    try {
      const accepted = at.step === 'queued' ? at.accepted : null;
      if (await add(row, { accepted, rows: () => state().rows, onEvent })) send({ type: 'added', id });
      else onEvent({ type: 'ended' });
    } catch (thrown) {
      const error = toCallError(thrown);
      const saving = now()?.at;
      const isSent = saving?.step === 'saving' && saving.saving.step === 'sending';
      // Once it is being sent, nobody can say how far it came, so it is not sent again without a question.
      onEvent({ type: 'failed', problem: { kind: isSent ? 'unknown' : 'failed', error } });
    }
  },
});

/** Adds one document of the queue as the form for a single document does (R4.5), with the questions of the queue besides. */
export async function addFromQueue(
  row: InboxRow,
  { accepted, rows, onEvent }: AddOptions,
  remembering: Remembering,
): Promise<boolean> {
  const added = await addDocument(
    { identity: identityOfRow(row), file: row.file },
    { after: 'close', accepted, onEvent, warningsOf: (sent) => queueWarnings(row, rows(), sent) },
    remembering,
  );
  return added !== null;
}
