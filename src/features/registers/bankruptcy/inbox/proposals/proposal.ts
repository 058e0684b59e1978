import type * as z from 'zod/mini';
import type { draftSchema } from '../../add-document-form.ts';

/** The fields of a document in the queue, as typed (R3.8). */
export type DocumentFields = z.output<typeof draftSchema>;
export type FieldName = keyof DocumentFields;

/** One proposed value and where it was read; null where nothing is proposed. */
export type Proposed = { value: string; from: 'name' | 'text' } | null;

/** What is proposed for each field, and the values among which a person can choose where there are several. */
export type Proposal = Record<FieldName, Proposed> & {
  others: Pick<Record<FieldName, readonly string[]>, 'jib' | 'date'>;
  /** The jib in the file's name is none of those in the text. */
  isOtherJib: boolean;
};

export const NO_PROPOSAL: Proposal = {
  jib: null,
  date: null,
  documentTypeId: null,
  others: { jib: [], date: [] },
  isOtherJib: false,
};

/** Whether nothing is proposed and nothing offered. */
export const isEmptyProposal = ({ jib, date, documentTypeId, others }: Proposal): boolean =>
  (jib ?? date ?? documentTypeId) === null && others.jib.length === 0 && others.date.length === 0;

/** Most further values that are offered for a field. */
const MOST_OTHERS = 6;

/** A place that is, or may be, a value: `value` is null where it cannot be read, `isCertain` false where it may be another. */
export type ReadValue = { value: string | null; at: number; isCertain: boolean };

/**
 * Proposes a value only where nothing else in the file's name, text, form fields or notes is one or may be one (readings, 'what the
 * inbox proposes'); `isWhole` false where a part of the document could not be read. All values are offered, so that nothing is
 * chosen between them by chance.
 */
export function proposedOf(
  inName: readonly ReadValue[],
  inText: readonly ReadValue[],
  isWhole: boolean,
): { value: Proposed; others: string[] } {
  const all = [...inName, ...inText];
  const values = [...new Set(all.flatMap(({ value }) => value ?? []))];
  const [only, ...more] = values;
  const isClear = only !== undefined && more.length === 0 && isWhole && all.every(({ isCertain }) => isCertain);
  const value: Proposed = isClear ? { value: only, from: inName.length > 0 ? 'name' : 'text' } : null;
  return { value, others: values.filter((each) => each !== value?.value).slice(0, MOST_OTHERS) };
}
