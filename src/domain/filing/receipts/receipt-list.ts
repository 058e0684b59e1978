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

/** Removes a receipt whose submission did not take place. */
export function removeReceipt({ lists }: PortalStorage, { key }: Receipt): Promise<boolean> {
  return lists.get(receiptList).change((receipts) => receipts.filter((receipt) => receipt.key !== key));
}
