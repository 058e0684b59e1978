import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '#shared/storage/database.ts';
import { defineStoredValue } from '#shared/storage/stored-value.ts';

const age = defineStoredValue('content-at-bs', z.number());
const makeDatabase = () => ({ read: vi.fn<Database['read']>(), write: vi.fn<Database['write']>() });
const ageIn = (database: ReturnType<typeof makeDatabase>) =>
  age({ database: { ...database, change: vi.fn<Database['change']>(), clear: vi.fn<Database['clear']>() } });

test('a stored value is read when it fits, otherwise there is none (C03)', async () => {
  const database = makeDatabase();
  for (const [stored, value] of [
    [7, 7],
    ['7', null],
    [undefined, null],
  ] as const) {
    database.read.mockResolvedValueOnce(stored);
    expect(await ageIn(database).read()).toBe(value);
  }
  expect(database.read).toHaveBeenCalledWith('content-at-bs');
});

test('a browser that stores nothing has no value and ignores new ones silently (C02)', async () => {
  const database = makeDatabase();
  for (const method of [database.read, database.write]) method.mockRejectedValue(new Error('blocked'));
  expect(await ageIn(database).read()).toBeNull();
  expect(await ageIn(database).write(7)).toBeUndefined();
  expect(database.write).toHaveBeenCalledWith('content-at-bs', 7);
});
