import { useMemo } from 'react';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { checkList } from '#domain/filing/progress/report-check.ts';
import { downloadList } from '#domain/filing/progress/template-download.ts';
import { receiptList } from '#domain/filing/receipts/receipt-list.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import type { FilingStores } from './desk/desk-rows.ts';

/** What this computer stores of an accountant's work, as all tabs see it; `stores` is null until all of it has been read. */
export function useFilingStores(): { stores: FilingStores | null; isLasting: boolean } {
  const lists = [
    useStoredList(clientList),
    useStoredList(receiptList),
    useStoredList(checkList),
    useStoredList(downloadList),
  ] as const;
  const [{ items: clients }, { items: receipts }, { items: checks }, { items: downloads }] = lists;
  const stores = useMemo(
    () => (clients && receipts && checks && downloads ? { clients, receipts, checks, downloads } : null),
    [clients, receipts, checks, downloads],
  );
  return { stores, isLasting: lists.every(({ isLasting }) => isLasting) };
}
