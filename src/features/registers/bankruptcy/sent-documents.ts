import * as z from 'zod/mini';
import { TIMING } from '#shared/config/settings.ts';
import { isoDate } from '#shared/format/date.ts';
import { type Change, defineStoredList, type StoredList } from '#shared/storage/stored-list.ts';
import { within } from '#shared/timing/within.ts';
import type { DocumentWarning } from './add-document-form.ts';

const sentDocumentSchema = z.object({
  key: z.string(),
  /** 'unknown': it was sent, but nobody here knows whether it was added. */
  outcome: z.enum(['added', 'unknown']),
  /** When it was sent (ISO instant). */
  at: z.string(),
  /** Id of the user who sent it. */
  by: z.nullable(z.string()),
  fileName: z.string(),
  size: z.number(),
  sha256: z.nullable(z.string()),
  jib: z.string(),
  entityName: z.string(),
  documentTypeId: z.number(),
  date: z.string(),
});

/** A document that was sent from this computer: added, or with an unknown outcome. */
export type SentDocument = z.output<typeof sentDocumentSchema>;

/**
 * The documents sent from this computer, newest first; in the tab only where the computer is shared. Each is stored as 'unknown'
 * before its first byte is sent, so that it is remembered even if the page is closed meanwhile.
 */
export const sentDocuments = defineStoredList('registry-inbox', sentDocumentSchema, { idOf: ({ key }) => key });

/** What identifies a document: its content, or its entity, type and day. */
export type DocumentIdentity = Pick<SentDocument, 'fileName' | 'size' | 'sha256' | 'jib' | 'documentTypeId' | 'date'>;

/** Whether two files have the same content; without SHA-256, whether they have the same name and size. */
export const isSameContent = (one: DocumentIdentity, other: DocumentIdentity): boolean =>
  one.sha256 !== null && other.sha256 !== null
    ? one.sha256 === other.sha256
    : one.fileName === other.fileName && one.size === other.size;

/** Whether two documents are of the same entity, type and day (R3.8). */
export const isSameDocument = (one: DocumentIdentity, other: DocumentIdentity): boolean =>
  one.jib === other.jib && one.documentTypeId === other.documentTypeId && isoDate(one.date) === isoDate(other.date);

/** What has to be confirmed because a document was sent from this computer, or may have been. */
export function sentWarnings(own: DocumentIdentity, sent: readonly SentDocument[]): Set<DocumentWarning> {
  const same = sent.flatMap((each): (DocumentWarning | false)[] => [
    isSameContent(each, own) && (each.outcome === 'added' ? 'sameFile' : 'sentUnknown'),
    isSameDocument(each, own) && (each.outcome === 'added' ? 'sameInQueue' : 'sentUnknown'),
  ]);
  return new Set(same.filter((warning) => warning !== false));
}

/** The list of sent documents, as far as sending needs it. */
export type SentDocumentList = Pick<StoredList<SentDocument>, 'read'> & {
  change: (change: Change<SentDocument>) => Promise<unknown>;
};

type Sending = { list: SentDocumentList; document: Omit<SentDocument, 'key' | 'outcome' | 'at'> };

/**
 * Sends a document and remembers it: as 'unknown' before, as 'added' after a success; it is forgotten when the agency took
 * nothing, unless an earlier attempt with the same document may have been taken. A failure of the storage changes nothing.
 */
export async function sendRemembered<Result extends { kind: string }>(
  { list, document }: Sending,
  send: () => Promise<Result>,
): Promise<Result> {
  const at = new Date().toISOString();
  const key = `${at} ${Math.random().toString(36).slice(2)}`;
  const attempt: SentDocument = { ...document, key, outcome: 'unknown', at };
  // A storage that does not answer keeps no document back.
  const remember = (change: Change<SentDocument>) => within(list.change(change), TIMING.database);
  await remember((all) => [attempt, ...all]);
  const result = await send();
  if (result.kind === 'success')
    await remember((all) => [
      { ...attempt, outcome: 'added' },
      // An earlier attempt that nobody knew the outcome of is this document.
      ...all.filter(
        (each) =>
          each.key !== key &&
          !(each.outcome === 'unknown' && isSameDocument(each, attempt) && isSameContent(each, attempt)),
      ),
    ]);
  else if (result.kind !== 'unknown') await remember((all) => all.filter((each) => each.key !== key));
  return result;
}
