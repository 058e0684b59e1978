import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';
import { receiptSchema, type Receipt } from './receipt.ts';

/** All receipts, stored on this computer, newest first: without one, a report would be asked for that was sent long ago. */
export const receiptList = defineStoredList('report-receipts', receiptSchema, { idOf: ({ key }) => key });

/** Stores a receipt at the top and replaces an earlier one with its key; resolves to false when it lasts only as long as the tab. */
export async function addReceipt({ lists }: PortalStorage, receipt: Receipt): Promise<boolean> {
  return (await lists.get(receiptList).change((others) => [receipt, ...others])).isLasting;
}

/**
 * Stores the record of an attempt if it may follow the receipts that there are. The two are one step, so that of two tabs that
 * send the same files at once one sees the other's record. Resolves to whether it may, and whether the record lasts.
 */
export async function addAttempt(
  { lists }: PortalStorage,
  attempt: Receipt,
  mayFollow: (receipts: readonly Receipt[]) => boolean,
): Promise<{ isAllowed: boolean; isLasting: boolean }> {
  // Decided once: a change that was refused is made again later.
  let isDecided: boolean | null = null;
  const { items, isLasting } = await lists
    .get(receiptList)
    .change((others) => ((isDecided ?? mayFollow(others)) ? [attempt, ...others] : others));
  isDecided = items.some(({ key }) => key === attempt.key);
  return { isAllowed: isDecided, isLasting };
}

/** Removes a receipt whose submission did not take place. */
export async function removeReceipt({ lists }: PortalStorage, { key }: Receipt): Promise<boolean> {
  const { isLasting } = await lists
    .get(receiptList)
    .change((receipts) => receipts.filter((receipt) => receipt.key !== key));
  return isLasting;
}
