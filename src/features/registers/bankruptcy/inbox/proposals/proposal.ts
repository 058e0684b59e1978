import type { draftSchema } from '../../add-document-form.ts';
import type * as z from 'zod/mini';

/** The fields of a document in the queue, as typed (R3.8). */
export type DocumentFields = z.output<typeof draftSchema>;
export type FieldName = keyof DocumentFields;

/** Where a proposal was read. */
type ProposalSource = 'name' | 'text';

/** One proposed value and where it was read; null where nothing is proposed. */
export type Proposed = { value: string; from: ProposalSource } | null;

/** What is proposed for each field, and the values among which a person can choose where there are several. */
export type Proposal = Record<FieldName, Proposed> & {
  others: Pick<Record<FieldName, readonly string[]>, 'jib' | 'date'>;
};

export const NO_PROPOSAL: Proposal = { jib: null, date: null, documentTypeId: null, others: { jib: [], date: [] } };

/** Most further values that are offered for a field. */
const MOST_OTHERS = 4;

/** Values read in one place, each once; `certain` are those beside a word that says what they are. */
export type ReadValues = { certain: readonly string[]; all: readonly string[] };

/**
 * Proposes a value only where there is exactly one: in the file's name, else in the text beside a word that says what it is, else
 * in the whole text; and none where name and text contradict each other. All others are offered, so that nothing is chosen
 * between them by chance.
 */
export function proposedOf(inName: readonly string[], inText: ReadValues): { value: Proposed; others: string[] } {
  const { certain, all } = inText;
  const isNamed = inName.length > 0;
  const [only, ...more] = isNamed ? inName : certain.length > 0 ? certain : all;
  const isContradicted = isNamed && certain.length > 0 && !certain.some((each) => each === only);
  const isClear = only !== undefined && more.length === 0 && !isContradicted;
  const value: Proposed = isClear ? { value: only, from: isNamed ? 'name' : 'text' } : null;
  const others = [...new Set([...inName, ...certain, ...all])].filter((each) => each !== value?.value);
  return { value, others: others.slice(0, MOST_OTHERS) };
}
