import type { ControlVersion } from '../control-settings.ts';
import type { Receipt } from './receipt.ts';

type Sent = Pick<Receipt, 'reports' | 'files' | 'answer'> & { version: ControlVersion };

/** The record of a submission that has just been answered. */
export function makeReceipt(sent: Sent, at = new Date()): Receipt {
  return { ...sent, key: crypto.randomUUID(), sentAt: at.toISOString() };
}
