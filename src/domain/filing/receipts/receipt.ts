import * as z from 'zod/mini';
import { FILE_KINDS } from '../file-kinds.ts';

/** A receipt as stored on this computer. */
export const receiptSchema = z.object({
  /** Created here to distinguish the receipts. */
  key: z.string(),
  version: z.enum(['old', 'new']),
  /** `unknown`: the files were sent, but no answer came that says whether they were taken (readings, R4.8). */
  outcome: z.prefault(z.enum(['submitted', 'unknown']), 'submitted'),
  /** ISO instant of the agency's answer, or of the start of sending. */
  sentAt: z.string(),
  reports: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** False for a report that the agency does not save because of its errors (R4.7). */
      taken: z.boolean(),
    }),
  ),
  files: z.array(
    z.object({
      /** The name it was sent with. */
      name: z.string(),
      kind: z.nullable(z.enum(FILE_KINDS)),
      /** In bytes. */
      size: z.number(),
      sha256: z.nullable(z.string()),
    }),
  ),
  /** The agency's answer as plain text; '' if it has no text. Of an unknown outcome, what came in its place. */
  answer: z.string(),
});

/** The sender's own record of a submission: what was sent and what the agency answered. It is not an official confirmation. */
export type Receipt = z.output<typeof receiptSchema>;
/** Whether a receipt is stored beyond the tab; `pending` until that is known. */
export type RecordState = 'pending' | 'stored' | 'unstored';
export type ReceiptFile = Receipt['files'][number];

/** The record of files about to be sent: its outcome is unknown until the agency answers. */
export function recordAttempt(attempt: Pick<Receipt, 'version' | 'reports' | 'files'>): Receipt {
  const at = new Date();
  return { ...attempt, key: newKey(at), outcome: 'unknown', sentAt: at.toISOString(), answer: '' };
}

/** Whether a submission has one report or several, for its texts. Each file of the old control is a report. */
export const howMany = (receipt: Receipt | undefined): 'single' | 'several' =>
  receipt?.version === 'old' && receipt.files.length > 1 ? 'several' : 'single';

/** Only secure pages can create random UUIDs; time and a random part are enough to distinguish the receipts of one browser. */
const newKey = (at: Date) => `${at.getTime().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
