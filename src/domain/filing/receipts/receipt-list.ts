import { RECEIPTS_STORED } from '#shared/config/settings.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';
import { receiptSchema, type Receipt } from './receipt.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';

/** The last 50 receipts, stored on this computer, newest first. */
export const receiptList = defineStoredList('report-receipts', receiptSchema, {
  idOf: ({ key }) => key,
  limit: RECEIPTS_STORED,
});

/** Stores a receipt at the top and replaces an earlier one with its key; resolves to false when it lasts only as long as the tab. */
export function addReceipt({ lists }: PortalStorage, receipt: Receipt): Promise<boolean> {
  return lists.get(receiptList).change((others) => [receipt, ...others]);
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
  // Decided once: a change that cannot be written is made again later.
  let isAllowed: boolean | null = null;
  const isLasting = await lists.get(receiptList).change((others) => {
    isAllowed ??= mayFollow(others);
    return isAllowed ? [attempt, ...others] : others;
  });
  return { isAllowed: isAllowed ?? true, isLasting };
}

/** Removes a receipt whose submission did not take place. */
export function removeReceipt({ lists }: PortalStorage, { key }: Receipt): Promise<boolean> {
  return lists.get(receiptList).change((receipts) => receipts.filter((receipt) => receipt.key !== key));
}
