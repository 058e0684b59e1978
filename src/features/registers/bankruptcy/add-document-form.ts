import * as z from 'zod/mini';
import type { ProceedingDocument } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import { isoDate } from '#shared/format/date.ts';
import { jibProblem, type JibProblem } from '#shared/format/jib.ts';
import { dateProblem } from '#shared/ui/date-value.ts';

/** Values of the add form (R2.7, R3.8). `date` is a plain day, not an instant, so that it cannot shift. */
export type DocumentInput = { jib: string; documentTypeId: string; date: string; file: File | null };

export const EMPTY_DOCUMENT: DocumentInput = { jib: '', documentTypeId: '', date: '', file: null };

/** Ids of the controls in the order of the form; the error summary links to them. */
export const CONTROL_IDS = {
  jib: 'document-jib',
  documentTypeId: 'document-type',
  date: 'document-date-first',
  file: 'document-file',
} as const satisfies Record<keyof DocumentInput, string>;

/** Message keys of R5; those about calendar dates are the date field's. */
export type DocumentProblem =
  | JibProblem
  | 'documentTypeIsRequired'
  | 'dateIsRequired'
  | 'dateIncomplete'
  | 'dateImpossible'
  | 'fileIsRequired';

const rule = <Value>(problemOf: (value: Value) => DocumentProblem | null) =>
  z.check<Value>((payload) => {
    const message = problemOf(payload.value);
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
  });

/** The rules of R5 without the file. Whether the jib belongs to an entity is checked by the lookup. */
export const fieldsSchema = z.object({
  jib: z.string().check(rule(jibProblem)),
  documentTypeId: z.string().check(rule((id) => (/^[1-9]\d*$/.test(id) ? null : 'documentTypeIsRequired'))),
  date: z.string().check(rule((date) => (date === '' ? 'dateIsRequired' : dateProblem(date)))),
});

/** The rules of R5. */
export const documentSchema = z.extend(fieldsSchema, {
  file: z
    .custom<File | null>((value) => value === null || value instanceof File)
    .check(rule((file) => (file ? null : 'fileIsRequired'))),
});

/** Fields stored as a draft over a reload; a file cannot be stored. */
export const draftSchema = z.object({ jib: z.string(), documentTypeId: z.string(), date: z.string() });

/** What has to be confirmed before a document is sent; the last four only in the queue of several. */
export type DocumentWarning =
  | 'sameDocument'
  | 'notChecked'
  | 'futureDate'
  | 'notPdfInside'
  | 'sameInQueue'
  | 'sameFile'
  | 'sentUnknown'
  | 'notOpened';

/** The documents of that type and day among those of an entity. */
export function sameDocuments(
  documents: readonly ProceedingDocument[],
  type: Pick<ProceedingDocument['documentType'], 'translationKey' | 'name'>,
  date: string,
): ProceedingDocument[] {
  return documents.filter(
    ({ documentType, submittedOn }) =>
      isoDate(submittedOn) === isoDate(date) &&
      (type.translationKey
        ? documentType.translationKey === type.translationKey
        : type.name !== '' && documentType.name === type.name),
  );
}

/** Whether a day is in the future in Sarajevo, which is probably a typing error. */
export function isFuture(date: string, now: Date): boolean {
  return date > isoDate(now);
}
