import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
  vi.resetModules();
  const { database } = await import('#shared/storage/database.ts');
  await database.write('report-clients', { version: 1, clients: [CLIENT] });
  await database.write('report-receipts', [RECEIPT]);
  await database.write('watch-list', [{ ...WATCHED, visit: 'k1', before: STATE, latest: STATE }]);
  return {
    database,
    reset: await import('#shared/storage/reset.ts'),
    ...(await import('#features/report-tools/templates/clients/client-list.ts')),
    ...(await import('#features/report-tools/control/receipts/receipt-list.ts')),
    ...(await import('#domain/legal-entity/watch-list/watch-list-store.ts')),
  };
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const OWN = { creatorType: null, creatorId: null, reportTypeId: null };

test('clients of the first build are there, and stay when one is added', async () => {
  const { clientList } = await openTab();
  expect(await clientList.read()).toEqual([{ ...CLIENT, ...OWN }]);
  await clientList.change((clients) => [...clients, { ...CLIENT, ...OWN, jib: '0000000000002', name: 'Čempres' }]);
  expect((await clientList.read()).map(({ name }) => name)).toEqual(['Breza d.o.o.', 'Čempres']);
});

test('clients of the first build stay when those of a shared computer are stored beside them', async () => {
  const { clientList, database, reset } = await openTab();
  await reset.shareComputer();
  await clientList.change(() => [{ ...CLIENT, ...OWN, jib: '0000000000002', name: 'Čempres' }]);
  await database.write('report-clients', { version: 1, clients: [CLIENT] });
  await reset.storeOnComputer();
  expect((await clientList.read()).map(({ name }) => name)).toEqual(['Breza d.o.o.', 'Čempres']);
});

test('receipts of the first build are records of submissions', async () => {
  const { receiptList } = await openTab();
  expect(await receiptList.read()).toEqual([{ ...RECEIPT, outcome: 'submitted' }]);
});

test('entities watched with the first build are still watched; the next check is their first', async () => {
  const { watchList } = await openTab();
  expect(await watchList.read()).toEqual([{ ...WATCHED, seen: null, latest: null }]);
});
