import { RECEIPTS_STORED } from '#shared/config/settings.ts';
import { createStoredList } from '#shared/storage/stored-list.ts';
import { receiptSchema, type Receipt } from '../report/receipt.ts';

/** The last 50 receipts, stored on this computer, newest first. */
export const receiptList = createStoredList('report-receipts', receiptSchema, {
  idOf: ({ key }) => key,
  limit: RECEIPTS_STORED,
});

/** Stores a receipt at the top and replaces an earlier one with its key; resolves to false when it lasts only as long as the tab. */
export function addReceipt(receipt: Receipt): Promise<boolean> {
  return receiptList.change((others) => [receipt, ...others]);
}

/** Removes a receipt whose submission did not take place. */
export function removeReceipt({ key }: Receipt): Promise<boolean> {
  return receiptList.change((receipts) => receipts.filter((receipt) => receipt.key !== key));
}
