import { RECEIPTS_KEPT } from '#shared/config/settings.ts';
import { createStoredList } from '#shared/storage/stored-list.ts';
import { receiptWire, type Receipt } from '../report/receipt.ts';

/** The receipts on this computer, newest first, the last 50. */
export const receiptList = createStoredList('report-receipts', receiptWire, {
  idOf: ({ key }) => key,
  limit: RECEIPTS_KEPT,
});

/** Stores a receipt before the others; resolves to false when it lives only as long as the tab. */
export function addReceipt(receipt: Receipt): Promise<boolean> {
  return receiptList.change((others) => [receipt, ...others]);
}
