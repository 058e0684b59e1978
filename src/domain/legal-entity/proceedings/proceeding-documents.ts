import { isoDate } from '#shared/format/date.ts';
import { onApiHost } from '#shared/html/file-url.ts';
import type { SearchedEntity } from '../legal-entity.wire.ts';

/** A proceeding document; `submittedOn` as sent: a plain date, or an instant to be read in Europe/Sarajevo (readings R2.7). */
export type ProceedingDocument = SearchedEntity['documents'][number];

/** Address of a document (R2.7), a relative one on the host of the API; what is no address stays as sent, for the link to refuse. */
export const documentHref = (url: string, api?: string): string => onApiHost(url, api) ?? url;

/** A text that is no id: empty, or only zeros, which frameworks send for a missing id. */
const NO_ID = /^[0-]*$/;

/** Identifies a document: its id, or without one its address, type and day; the registry shows no more than these. */
export function documentIdentity({ id, url, submittedOn, documentType }: ProceedingDocument): number | string {
  if (typeof id === 'number') return id;
  return NO_ID.test(id) ? [url, documentType.translationKey, isoDate(submittedOn)].join('|') : id;
}

/** Documents by submission date ascending (R2.7), those of one day by id; those without a date last. */
export function bySubmission(documents: readonly ProceedingDocument[]): ProceedingDocument[] {
  const dayOf = ({ submittedOn }: ProceedingDocument) => isoDate(submittedOn) || '9999';
  return documents.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || numberOf(a) - numberOf(b));
}

const numberOf = ({ id }: ProceedingDocument) => (typeof id === 'number' ? id : 0);

/** The newest of documents in the order of their submission that has a date; undefined when none has one. */
export function lastDated(documents: readonly ProceedingDocument[]): ProceedingDocument | undefined {
  return documents.findLast(({ submittedOn }) => isoDate(submittedOn) !== '');
}

/** The keys of the documents' proceedings, each once. */
export function proceedingsOf(documents: readonly ProceedingDocument[]): string[] {
  return [...new Set(documents.map(({ documentType }) => documentType.proceedingTypeKey))].filter(Boolean);
}
