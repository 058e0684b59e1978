import { nameOf } from '#shared/format/file-name.ts';
import { cleanJib } from '#shared/format/jib.ts';
import type { DocumentWarning } from '../../add-document-form.ts';
import {
  type DocumentIdentity,
  isSameContent,
  isSameDocument,
  type SentDocument,
  sentWarnings,
} from '../../sent-documents.ts';
import type { InboxRow } from './inbox-row.ts';

/** The identity of a row, as its fields are now. */
export const identityOfRow = ({ file, read, fields }: InboxRow): DocumentIdentity => ({
  fileName: nameOf(file),
  size: file.size,
  sha256: read?.sha256 ?? null,
  jib: cleanJib(fields.jib),
  documentTypeId: Number(fields.documentTypeId),
  date: fields.date,
});

/** The other rows with the same content, or of the same entity, type and day. */
export function twinsOf(row: InboxRow, rows: readonly InboxRow[]) {
  const own = identityOfRow(row);
  const others = rows.filter(({ id, at }) => id !== row.id && at.step !== 'reading');
  const isComplete = own.jib !== '' && own.documentTypeId > 0 && own.date !== '';
  return {
    content: others.find((other) => isSameContent(identityOfRow(other), own)),
    document: isComplete ? others.find((other) => isSameDocument(identityOfRow(other), own)) : undefined,
  };
}

/**
 * What has to be confirmed before a document of the queue is sent, besides what is asked of every document: the same content or
 * the same entity, type and day is in the queue or was sent from this computer, or an attempt may have been taken.
 */
export function queueWarnings(
  row: InboxRow,
  rows: readonly InboxRow[],
  sent: readonly SentDocument[],
): DocumentWarning[] {
  const before = sentWarnings(identityOfRow(row), sent);
  const twins = twinsOf(row, rows);
  const warnings: (DocumentWarning | false)[] = [
    row.read?.page.kind === 'none' && row.read.page.why !== 'unavailable' && 'notOpened',
    (row.isUnknown || before.has('sentUnknown')) && 'sentUnknown',
    (twins.content !== undefined || before.has('sameFile')) && 'sameFile',
    (twins.document !== undefined || before.has('sameInQueue')) && 'sameInQueue',
  ];
  return warnings.filter((warning) => warning !== false);
}
