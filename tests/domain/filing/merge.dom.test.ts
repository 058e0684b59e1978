import { expect, test } from 'vitest';
import { importStores } from '#domain/filing/import/internal/merge.ts';
import { receiptList } from '#domain/filing/receipts/receipt-list.ts';
import { BREZA, NO_STORES, recordOf } from '#tests/features/season/filing.ts';
import { storage, withDatabase } from '#tests/storage.ts';

withDatabase();

test('a colleague’s 150 newer records leave the own 150 where they are', async () => {
  const records = (owner: string, day: number) =>
    Array.from({ length: 150 }, (_, at) => ({
      ...recordOf(BREZA),
      key: `${owner} ${at}`,
      sentAt: new Date(Date.UTC(2026, 1, day, 8, 0, at)).toISOString(),
    }));
  const list = storage.lists.get(receiptList);
  await list.change(() => records('own', 1));
  await importStores(storage, { ...NO_STORES, receipts: records('file', 2) }, 'own');
  const keys = (await list.read()).map(({ key }) => key.split(' ')[0]);
  expect([keys.filter((key) => key === 'own').length, keys.filter((key) => key === 'file').length]).toEqual([150, 150]);
});
