import { beforeEach, expect, test } from 'vitest';
import { changesOf } from '#domain/legal-entity/watch-list/watch-changes.ts';
import {
  acknowledge,
  rememberCheck,
  unwatch,
  watch,
  watchList,
} from '#domain/legal-entity/watch-list/watch-list-store.ts';
import { MOST_WATCHED } from '#shared/config/settings.ts';
import { createStorage } from '#shared/storage/create-storage.ts';

// Without a database the list is in memory; adding and removing works the same.
let storage = createStorage();
const stored = () => storage.lists.get(watchList).read();
const ENTITY = { id: 1, jib: '4200000000017', name: 'Hrast', isPublicEntity: false };
const entity = (id: number) => ({ ...ENTITY, id });
const withReports = (...years: number[]) => ({
  account: { code: 'A', name: 'Aktivan' },
  documents: [],
  otherDocuments: [],
  reports: years.map((year) => ({ year, reportTypeId: 1, name: 'Godišnji', submittedOn: '2024-02-01' })),
});
const ids = async () => (await stored()).map(({ id }) => id);
const changed = async () => (await stored()).filter((one) => changesOf(one).length > 0).map(({ id }) => id);

beforeEach(() => {
  storage = createStorage();
});

test('entities are in the order they were added to the list, each once, and are removed one by one', async () => {
  for (const id of [3, 1, 2, 1]) await watch(storage, entity(id));
  expect(await ids()).toEqual([3, 1, 2]);
  await unwatch(storage, 1);
  expect(await ids()).toEqual([3, 2]);
});

test('a full list takes no further entity', async () => {
  for (let id = 1; id <= MOST_WATCHED + 1; id++) await watch(storage, entity(id));
  expect(await ids()).toHaveLength(MOST_WATCHED);
});

test('an entity that is restored is as it was', async () => {
  await watch(storage, entity(1));
  await rememberCheck(storage, 1, withReports(2023), 'bs', '2026-01-01T10:00:00.000Z');
  const [before] = await stored();
  await unwatch(storage, 1);
  await watch(storage, before!);
  expect(await stored()).toEqual([before]);
  expect(before?.latest).toMatchObject({ at: '2026-01-01T10:00:00.000Z', lang: 'bs', failed: [] });
});

test('a check is remembered of its entity alone, and acknowledged of those that were shown', async () => {
  for (const id of [1, 2]) {
    await watch(storage, entity(id));
    await rememberCheck(storage, id, withReports(2023), 'bs');
  }
  await rememberCheck(storage, 2, withReports(2023, 2024), 'bs');
  expect(await changed()).toEqual([2]);
  await rememberCheck(storage, 1, withReports(2023, 2024), 'bs');
  const [first] = await stored();
  await acknowledge(storage, [first!]);
  expect(await changed()).toEqual([2]);
});
