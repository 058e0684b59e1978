import { clientList } from '#domain/filing/clients/client-list.ts';
import { checkList } from '#domain/filing/progress/report-check.ts';
import { downloadList } from '#domain/filing/progress/template-download.ts';
import { receiptList } from '#domain/filing/receipts/receipt-list.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import type { FilingStores } from '../desk/desk-rows.ts';
import { type ClientChoice, mergedChecks, mergedClients, mergedDownloads, mergedReceipts } from './merge.ts';

/** Merges a file into what is stored here now, which may have changed since the file was read. Never rejects. */
export async function importHandOver(
  { lists }: PortalStorage,
  file: FilingStores,
  choice: ClientChoice,
): Promise<void> {
  await Promise.all([
    lists.get(clientList).change((now) => mergedClients(now, file.clients, choice)),
    lists.get(receiptList).change((now) => mergedReceipts(now, file.receipts)),
    lists.get(checkList).change((now) => mergedChecks(now, file.checks)),
    lists.get(downloadList).change((now) => mergedDownloads(now, file.downloads)),
  ]);
}
