import { goodItems } from '#shared/api/lists.ts';
import { RECEIPTS_KEPT } from '#shared/config/settings.ts';
import { forget, keep, readStored } from '#shared/storage/kept.ts';
import { receiptWire, type Receipt } from '../report/receipt.ts';

const KEY = 'report-receipts';

const listeners = new Set<() => void>();

/** The receipts kept on this computer, newest first. */
export async function readReceipts(): Promise<Receipt[]> {
  const stored = await readStored(KEY);
  return Array.isArray(stored) ? goodItems(receiptWire, stored, 'Kept receipts') : [];
}

/** Keeps a receipt with the last 50; resolves to false when it lives only as long as the tab. */
export async function addReceipt(receipt: Receipt): Promise<boolean> {
  const others = await readReceipts();
  const lasting = await keep(KEY, [receipt, ...others].slice(0, RECEIPTS_KEPT));
  tell();
  return lasting;
}

/** Erases all receipts from this computer. */
export async function clearReceipts(): Promise<void> {
  await forget(KEY);
  tell();
}

/** Calls back after every change, until the returned function is called. */
export function onReceiptsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
