import * as z from 'zod/mini';
import type { ControlVersion } from './control-settings.ts';
import { FILE_KINDS } from './file-kinds.ts';

const fileWire = z.object({
  /** The name it was sent under. */
  name: z.string(),
  kind: z.nullable(z.enum(FILE_KINDS)),
  /** In bytes. */
  size: z.number(),
  sha256: z.nullable(z.string()),
});

/** A receipt as it is kept on this computer. */
export const receiptWire = z.object({
  /** Made up here; tells the receipts apart. */
  key: z.string(),
  version: z.enum(['old', 'new']),
  /** ISO instant: when the agency's answer came. */
  sentAt: z.string(),
  reports: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** False for a report the agency did not keep because of its errors (R4.7). */
      taken: z.boolean(),
    }),
  ),
  files: z.array(fileWire),
  /** What the agency answered, as plain text. */
  answer: z.string(),
});

/** The sender's own record of a submission: what was sent and what the agency answered. No official confirmation. */
export type Receipt = z.infer<typeof receiptWire>;
export type ReceiptFile = Receipt['files'][number];

type Sent = Pick<Receipt, 'reports' | 'files' | 'answer'> & { version: ControlVersion };

/** The record of a submission that has just been answered. */
export function makeReceipt(sent: Sent, at = new Date()): Receipt {
  return { ...sent, key: crypto.randomUUID(), sentAt: at.toISOString() };
}
