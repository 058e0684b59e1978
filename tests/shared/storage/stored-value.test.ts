import * as z from 'zod/mini';
import { afterEach, expect, test, vi } from 'vitest';
import { database } from '#shared/storage/database.ts';
import { createStoredValue } from '#shared/storage/stored-value.ts';

const age = createStoredValue('age', z.number());

afterEach(() => void vi.restoreAllMocks());

test('a stored value is read when it fits, else there is none (C03)', async () => {
  const read = vi.spyOn(database, 'read');
  for (const [stored, value] of [
    [7, 7],
    ['7', null],
    [undefined, null],
  ] as const) {
    read.mockResolvedValueOnce(stored);
    expect(await age.read()).toBe(value);
  }
  expect(read).toHaveBeenCalledWith('age');
});

test('a browser that stores nothing has no value and takes none, without a word (C02)', async () => {
  for (const method of ['read', 'write'] as const) vi.spyOn(database, method).mockRejectedValue(new Error('blocked'));
  expect(await age.read()).toBeNull();
  expect(await age.write(7)).toBeUndefined();
  expect(database.write).toHaveBeenCalledWith('age', 7);
});
