import { useMemo } from 'react';
import type { StoredItems } from '#shared/storage/stored-list.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { clientList } from './clients/client-list.ts';
import type { Client } from './clients/client.ts';
import { checkList, type ReportCheck } from './progress/report-check.ts';
import { downloadList, type TemplateDownload } from './progress/template-download.ts';
import { receiptList } from './receipts/receipt-list.ts';
import type { Receipt } from './receipts/receipt.ts';

/** What this computer stores of an accountant's work. */
export type FilingStores = {
  clients: readonly Client[];
  receipts: readonly Receipt[];
  checks: readonly ReportCheck[];
  downloads: readonly TemplateDownload[];
};

/** The states of a list from the one that matters most. */
const STATES = ['reading', 'refused', 'pending', 'stored'] as const;

/** An accountant's work on this computer, null until all is read; the state is the one of the lists that matters most. */
export function useFilingStores(): { stores: FilingStores | null } & Pick<
  StoredItems<unknown>,
  'state' | 'isLostWithTab'
> {
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
  return {
    stores,
    state: STATES.find((state) => lists.some((list) => list.state === state)) ?? 'stored',
    isLostWithTab: lists.some(({ isLostWithTab }) => isLostWithTab),
  };
}
