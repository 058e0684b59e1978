import * as z from 'zod/mini';
import { FILE_KINDS } from './file-kinds.ts';

/** A receipt as it is stored on this computer. */
export const receiptSchema = z.object({
  /** Made up here; tells the receipts apart. */
  key: z.string(),
  version: z.enum(['old', 'new']),
  /** `unknown`: the files had left, and no answer of the agency came (readings, R4.8). */
  outcome: z.prefault(z.enum(['submitted', 'unknown']), 'submitted'),
  /** ISO instant: when the agency's answer came, or when the sending began. */
  sentAt: z.string(),
  reports: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** False for a report the agency does not save because of its errors (R4.7). */
      taken: z.boolean(),
    }),
  ),
  files: z.array(
    z.object({
      /** The name it was sent under. */
      name: z.string(),
      kind: z.nullable(z.enum(FILE_KINDS)),
      /** In bytes. */
      size: z.number(),
      sha256: z.nullable(z.string()),
    }),
  ),
  /** What the agency answered, as plain text; '' where it had no words. */
  answer: z.string(),
});

/** The sender's own record of a submission: what was sent and what the agency answered. No official confirmation. */
export type Receipt = z.output<typeof receiptSchema>;
/** Whether a receipt outlives the tab; `pending` until that is known. */
export type RecordState = 'pending' | 'stored' | 'unstored';
export type ReceiptFile = Receipt['files'][number];

/** The record of files that are about to be sent: until the agency answers, nobody knows what becomes of them. */
export function recordAttempt(attempt: Pick<Receipt, 'version' | 'reports' | 'files'>, at = new Date()): Receipt {
  return { ...attempt, key: newKey(at), outcome: 'unknown', sentAt: at.toISOString(), answer: '' };
}

/** The same once the agency said yes; `reports` where its answer tells more of them. */
export function recordAnswer(
  attempt: Receipt,
  { answer, reports = attempt.reports }: { answer: string; reports?: Receipt['reports'] },
  at = new Date(),
): Receipt {
  return { ...attempt, outcome: 'submitted', sentAt: at.toISOString(), reports, answer };
}

/** Whether a submission was of one report or of several: which text tells of it. Each file of the old control is a report. */
export const howMany = (receipt: Receipt | undefined): 'single' | 'several' =>
  receipt?.version === 'old' && receipt.files.length > 1 ? 'several' : 'single';

/** Browsers make random ids on secure pages only; the moment and a little chance tell the receipts of one browser apart. */
const newKey = (at: Date) => `${at.getTime().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
