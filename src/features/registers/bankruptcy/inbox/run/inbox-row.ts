import type { Accepted, AddDocument } from '../../add-document-machine.ts';
import type { NoPage } from '../pdf/first-page.ts';
import { type DocumentFields, isEmptyProposal, type Proposal } from '../proposals/proposal.ts';

/** The first page of a document: its picture as a `data:` address with the number of pages, or why there is none. */
type FirstPage = { kind: 'picture'; picture: string; pages: number } | { kind: 'none'; why: NoPage };

/** What was read of a file. */
export type ReadDocument = {
  /** SHA-256 of the file in hexadecimal digits; null where the browser does not offer it. */
  sha256: string | null;
  page: FirstPage;
  /** A scan has no text, so neither jib nor day is proposed. */
  hasText: boolean;
  proposal: Proposal;
};

/**
 * The steps of a document in the queue.
 * - `reading`: its first page and proposals are being read
 * - `open`: a person has to confirm its fields
 * - `confirmed`: it can be sent
 * - `queued`: it will be sent; `accepted` are the warnings that a person has confirmed, null without any
 * - `saving`: the machine of adding one document has it (R4.5)
 */
export type RowStep =
  | { step: 'reading' | 'open' | 'confirmed' }
  | { step: 'queued'; accepted: Accepted | null }
  | { step: 'saving'; saving: Exclude<AddDocument, { step: 'editing' }> };

/** A document in the queue. Its file stays on the computer until it is sent. */
export type InboxRow = {
  id: number;
  file: File;
  /** Null until it has been read. */
  read: ReadDocument | null;
  fields: DocumentFields;
  /** The entity that was found when the fields were confirmed; '' before. */
  entityName: string;
  /** An attempt of this page may have reached the agency. */
  isUnknown: boolean;
  at: RowStep;
};

/** A document is being looked up or sent: it can be neither changed nor removed. */
export const isPending = ({ at }: Pick<InboxRow, 'at'>): boolean =>
  at.step === 'saving' && (at.saving.step === 'checking' || at.saving.step === 'sending');

/** Whether the same file was selected twice: name, size and time of its last change are equal (faults F05). */
export const isSameFile = (one: Pick<File, 'name' | 'size' | 'lastModified'>, other: typeof one): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Whether the file is protected or damaged, so that nothing could be read from it. */
export const isUnreadable = ({ read }: Pick<InboxRow, 'read'>): boolean =>
  read?.page.kind === 'none' && (read.page.why === 'protected' || read.page.why === 'damaged');

/** The groups of the queue in their order: by what reading a document gave, so that its place stays while it is confirmed and sent. */
const GROUPS = ['proposed', 'empty', 'unreadable'] as const;

/** The group of a document; most have proposals, so that one that is still being read need not move. */
function groupOf(row: Pick<InboxRow, 'read'>): (typeof GROUPS)[number] {
  if (isUnreadable(row)) return 'unreadable';
  return row.read && isEmptyProposal(row.read.proposal) ? 'empty' : 'proposed';
}

/** The documents of each group that has any. */
export const inGroups = <Row extends Pick<InboxRow, 'read'>>(rows: readonly Row[]) =>
  GROUPS.map((group) => ({ group, rows: rows.filter((row) => groupOf(row) === group) })).filter(
    (group) => group.rows.length > 0,
  );
