import { nameOf } from '#shared/format/file-name.ts';
import type { FileFault } from '#shared/ui/selected-file.ts';
import { type Accepted, addDocumentReducer, type AddDocumentEvent, EDITING } from '../../add-document-machine.ts';
import type { DocumentFields } from '../proposals/proposal.ts';
import { type InboxRow, isPending, isSameFile, type ReadDocument, type RowStep } from './inbox-row.ts';

/** Most documents in the queue: each is looked over by a person, and each first page takes memory. */
export const MOST_DOCUMENTS = 30;

/** A file that was not taken. */
export type RefusedFile = { name: string; reason: FileFault | 'duplicate' | 'tooMany' };

/** The documents that are not added yet, in the order they were selected, and what was not taken. */
export type InboxState = { rows: readonly InboxRow[]; refused: readonly RefusedFile[] };

/** A selected file; `fields` are those a person had typed for it before, `fault` is what is wrong with it. */
type SelectedFile = { id: number; file: File; fields: DocumentFields | null; fault: FileFault | null };

export type InboxEvent =
  /** Files were selected or dropped; each is taken once, and thirty at most (faults F05). */
  | { type: 'selected'; files: readonly SelectedFile[] }
  | { type: 'refusalsRead' }
  | { type: 'read'; id: number; read: ReadDocument }
  | { type: 'edited'; id: number; fields: DocumentFields }
  | { type: 'confirmed'; id: number; fields: DocumentFields; entityName: string }
  /** Every confirmed document is to be sent. */
  | { type: 'sendRequested' }
  /** One that was refused, failed, is unknown or waits for an answer is to be sent; `accepted` are the confirmed warnings. */
  | { type: 'againRequested'; id: number; accepted: Accepted | null }
  | { type: 'stopped' }
  | { type: 'started'; id: number }
  /** An event of the machine of adding one document, and whether the browser had a connection. */
  | { type: 'moved'; id: number; event: AddDocumentEvent; isOnline: boolean }
  | { type: 'added'; id: number }
  | { type: 'removed'; id: number };

export const EMPTY_INBOX: InboxState = { rows: [], refused: [] };
const EMPTY_FIELDS: DocumentFields = { jib: '', documentTypeId: '', date: '' };

/** The reducer of the queue; an event that does not belong to the step of its document changes nothing. */
export function inboxReducer(state: InboxState, event: InboxEvent): InboxState {
  switch (event.type) {
    case 'selected':
      return event.files.reduce(withFile, state);
    case 'refusalsRead':
      return state.refused.length === 0 ? state : { ...state, refused: [] };
    case 'sendRequested':
      return each(state, (row) => (row.at.step === 'confirmed' ? at(row, { step: 'queued', accepted: null }) : row));
    case 'stopped':
      return stopped(state);
    case 'moved': {
      const next = each(state, (row) => (row.id === event.id ? rowAfter(row, event) : row));
      const row = next.rows.find(({ id }) => id === event.id);
      return next !== state && row && concernsAll(row, event.isOnline) ? stopped(next) : next;
    }
    case 'added':
    case 'removed': {
      const rows = state.rows.filter((row) => row.id !== event.id || isPending(row) !== (event.type === 'added'));
      return rows.length === state.rows.length ? state : { ...state, rows };
    }
    default:
      return each(state, (row) => (row.id === event.id ? rowAfter(row, event) : row));
  }
}

type RowEvent = Extract<InboxEvent, { type: 'read' | 'edited' | 'confirmed' | 'againRequested' | 'started' | 'moved' }>;

function rowAfter(row: InboxRow, event: RowEvent): InboxRow {
  const { step } = row.at;
  switch (event.type) {
    case 'read':
      return step === 'reading'
        ? at({ ...row, read: event.read, fields: filledIn(row.fields, event.read) }, OPEN)
        : row;
    case 'edited':
      return step === 'reading' || isPending(row) || areSame(row.fields, event.fields)
        ? row
        : at({ ...row, fields: event.fields, entityName: '' }, OPEN);
    case 'confirmed':
      return step === 'open'
        ? at({ ...row, fields: event.fields, entityName: event.entityName }, { step: 'confirmed' })
        : row;
    case 'againRequested':
      return step === 'saving' && !isPending(row) ? at(row, { step: 'queued', accepted: event.accepted }) : row;
    case 'started':
      return step === 'queued' ? moved(row, EDITING, { type: 'checkStarted' }) : row;
    case 'moved':
      return row.at.step === 'saving' ? moved(row, row.at.saving, event.event) : row;
    default:
      return row;
  }
}

/** The row after an event of its own machine, which tells a document that has to be looked over again from one that failed. */
function moved(row: InboxRow, saving: Parameters<typeof addDocumentReducer>[0], event: AddDocumentEvent): InboxRow {
  const next = addDocumentReducer(saving, event);
  if (next === saving) return row;
  if (next.step === 'editing') return at(row, OPEN);
  const isUnknown = row.isUnknown || (next.step === 'failed' && next.problem.kind === 'unknown');
  return at({ ...row, isUnknown }, { step: 'saving', saving: next });
}

const areSame = (one: DocumentFields, other: DocumentFields) =>
  one.jib === other.jib && one.documentTypeId === other.documentTypeId && one.date === other.date;

const OPEN: RowStep = { step: 'open' };
const at = (row: InboxRow, step: RowStep): InboxRow => ({ ...row, at: step });

/** The queue with changed rows; the same queue when none changed. */
function each(state: InboxState, next: (row: InboxRow) => InboxRow): InboxState {
  const rows = state.rows.map(next);
  return rows.every((row, index) => row === state.rows[index]) ? state : { ...state, rows };
}

/** The queue in which nothing more is to be sent. */
const stopped = (state: InboxState): InboxState =>
  each(state, (row) => (row.at.step === 'queued' ? at(row, { step: 'confirmed' }) : row));

/** Whether the next document would fail for the same reason: the session has ended, or the connection is lost. */
function concernsAll({ at: now }: InboxRow, isOnline: boolean): boolean {
  if (now.step !== 'saving' || now.saving.step !== 'failed') return false;
  const { problem } = now.saving;
  const status = 'error' in problem ? problem.error.status : undefined;
  return status === 401 || status === 403 || !isOnline;
}

/** The queue with one more file, or with the reason why it is not taken. */
function withFile({ rows, refused }: InboxState, selected: SelectedFile): InboxState {
  const name = nameOf(selected.file);
  const isDuplicate = rows.some(({ file }) => isSameFile(file, selected.file));
  const reason = isDuplicate ? 'duplicate' : rows.length >= MOST_DOCUMENTS ? 'tooMany' : selected.fault;
  if (reason !== null) return { rows, refused: [...refused, { name, reason }] };
  const left = refused.filter((other) => other.name !== name);
  // The same list is not read out again.
  return { rows: [...rows, newRow(selected)], refused: left.length < refused.length ? left : refused };
}

const newRow = ({ id, file, fields }: SelectedFile): InboxRow => ({
  id,
  file,
  read: null,
  fields: fields ?? EMPTY_FIELDS,
  entityName: '',
  isUnknown: false,
  at: { step: 'reading' },
});

/** What a person typed before stays; empty fields get the proposals. */
function filledIn(fields: DocumentFields, { proposal }: ReadDocument): DocumentFields {
  return {
    jib: fields.jib || (proposal.jib?.value ?? ''),
    documentTypeId: fields.documentTypeId || (proposal.documentTypeId?.value ?? ''),
    date: fields.date || (proposal.date?.value ?? ''),
  };
}
