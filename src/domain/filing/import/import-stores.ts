import { clientList } from '../clients/client-list.ts';
import { checkList } from '../progress/report-check.ts';
import { downloadList } from '../progress/template-download.ts';
import { receiptList } from '../receipts/receipt-list.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import type { FilingStores } from '../filing-stores.ts';
import { type ClientChoice, mergedChecks, mergedClients, mergedDownloads, mergedReceipts } from './merge.ts';

/** Merges a file into what is stored here now, which may have changed since the file was read. Never rejects. */
export async function importStores({ lists }: PortalStorage, file: FilingStores, choice: ClientChoice): Promise<void> {
  await Promise.all([
    lists.get(clientList).change((now) => mergedClients(now, file.clients, choice)),
    lists.get(receiptList).change((now) => mergedReceipts(now, file.receipts)),
    lists.get(checkList).change((now) => mergedChecks(now, file.checks)),
    lists.get(downloadList).change((now) => mergedDownloads(now, file.downloads)),
  ]);
}
