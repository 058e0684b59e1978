import { afterEach, expect, test } from 'vitest';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { receiptList } from '#domain/filing/receipts/receipt-list.ts';
import { watchList } from '#domain/legal-entity/watch-list/watch-list-store.ts';
import { createStorage } from '#shared/storage/create-storage.ts';
import { forgetEverything, shareComputer, storeOnComputer } from '#shared/storage/reset.ts';
import { withDatabase } from '#tests/storage.ts';

withDatabase();

/** What the first build of the portal stored in browsers, value for value. */
const CLIENT = {
  jib: '4200000000001',
  name: 'Breza d.o.o.',
  legalEntityTypeId: 3,
  reportingStandard: 2 as const,
  publicInterest: true,
};
const RECEIPT = {
  key: 'a1',
  version: 'new',
  sentAt: '2026-01-15T10:42:00.000Z',
  reports: [{ id: '4200000000001370000000', name: 'gfi.xlsx', taken: true }],
  files: [{ name: 'MFI_gfi.xlsx', kind: 'main', size: 2048, sha256: null }],
  answer: 'Zaprimljeno',
};
const STATE = {
  at: '2026-01-10T08:00:00.000Z',
  state: { account: { code: '0', name: 'Aktivan', lang: 'bs' }, documents: [7, 9], reports: ['2025-37'] },
};
const WATCHED = { id: 5, jib: '4200000000001', name: 'Breza d.o.o.', isPublicEntity: false };

/** A tab after an update of the portal, with the stored values. */
async function openTab() {
  const storage = createStorage();
  const { database, lists } = storage;
  await database.write('report-clients', { version: 1, clients: [CLIENT] });
  await database.write('report-receipts', [RECEIPT]);
  await database.write('watch-list', [{ ...WATCHED, visit: 'k1', before: STATE, latest: STATE }]);
  return {
    storage,
    database,
    clients: lists.get(clientList),
    receipts: lists.get(receiptList),
    watched: lists.get(watchList),
  };
}

afterEach(async () => {
  await forgetEverything(createStorage());
});

const OWN = { creatorType: null, creatorId: null, reportTypeId: null };

test('clients of the first build are there, and stay when one is added', async () => {
  const { clients } = await openTab();
  expect(await clients.read()).toEqual([{ ...CLIENT, ...OWN }]);
  await clients.change((before) => [...before, { ...CLIENT, ...OWN, jib: '0000000000002', name: 'Čempres' }]);
  expect((await clients.read()).map(({ name }) => name)).toEqual(['Breza d.o.o.', 'Čempres']);
});

test('clients of the first build stay when those of a shared computer are stored beside them', async () => {
  const { clients, database, storage } = await openTab();
  await shareComputer(storage);
  await clients.change(() => [{ ...CLIENT, ...OWN, jib: '0000000000002', name: 'Čempres' }]);
  await database.write('report-clients', { version: 1, clients: [CLIENT] });
  await storeOnComputer(storage);
  expect((await clients.read()).map(({ name }) => name)).toEqual(['Čempres', 'Breza d.o.o.']);
});

test('receipts of the first build are records of submissions', async () => {
  const { receipts } = await openTab();
  expect(await receipts.read()).toEqual([{ ...RECEIPT, outcome: 'submitted' }]);
});

test('entities watched with the first build are still watched; the next check is their first', async () => {
  const { watched } = await openTab();
  expect(await watched.read()).toEqual([{ ...WATCHED, seen: null, latest: null }]);
});
