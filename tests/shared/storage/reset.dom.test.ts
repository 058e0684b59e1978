import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createStorage } from '#shared/storage/create-storage.ts';
import { forgetEverything, resetBrowser, shareComputer, storeOnComputer } from '#shared/storage/reset.ts';
import { createDrafts } from '#shared/storage/stored-drafts.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';

const entry = z.object({ id: z.number() });

const things = defineStoredList('watch-list', entry, { idOf: ({ id }) => id });

/** One tab that uses the browser's storage. */
function openTab() {
  const storage = createStorage();
  const drafts = createDrafts({ personal: storage.personal, owner: () => null });
  return { storage, list: storage.lists.get(things), drafts };
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

test('a reset removes everything from all three storages, writes nothing back and reloads the page', async () => {
  const tab = openTab();
  const other = openTab();
  const stop = other.list.subscribe(() => {});
  await tab.list.change(() => [{ id: 1 }]);
  await waitFor(() => expect(other.list.current().items).toEqual([{ id: 1 }]));
  tab.drafts.write('letter', 'x', null);
  localStorage.setItem('accessToken', 't');
  sessionStorage.setItem('survey', 's');
  const reload = vi.fn<() => void>();
  await resetBrowser(tab.storage, reload);
  expect(reload).toHaveBeenCalledOnce();
  // As when the page unloads: the persisted state is flushed, and what was awaited comes.
  tab.storage.local.set('persist:language', '{}');
  await tab.storage.database.write('content', 'late');
  await tab.list.change(() => [{ id: 2 }]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  for (const key of ['watch-list', 'content']) expect(await tab.storage.database.read(key)).toBeUndefined();
  await waitFor(() => expect(other.list.current().items).toEqual([]));
  stop();
});

test('a shared computer stays one after a reset, so that the next person’s drafts go with the tab', async () => {
  const { storage, drafts } = openTab();
  await shareComputer(storage);
  localStorage.setItem('accessToken', 't');
  await resetBrowser(storage, () => {});
  expect(Object.keys(localStorage)).toEqual(['sharedComputer']);
  drafts.write('letter', 'x', null);
  expect(openTab().storage.isShared()).toBe(true);
  openTab().drafts.write('letter', 'y', null);
  expect(localStorage.getItem('drafts')).toBeNull();
});

test('a shared computer stores personal data for the tab only, in other open tabs as well', async () => {
  const tab = openTab();
  const other = openTab();
  await tab.list.change(() => [{ id: 1 }]);
  tab.drafts.write('letter', 'x', null);
  localStorage.setItem('persist:searching', '{}');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('accessToken', 't');
  await shareComputer(tab.storage);
  // The page itself has no items any more.
  expect(tab.list.current()).toEqual({ state: 'reading', items: null, isLostWithTab: false });
  expect(await tab.list.read()).toEqual([]);
  expect((await other.list.change((items) => [...items, { id: 2 }])).isLasting).toBe(false);
  other.drafts.write('letter', 'y', null);
  expect(await tab.storage.database.read('watch-list')).toBeUndefined();
  expect(Object.keys(localStorage).toSorted()).toEqual(['accessToken', 'sharedComputer', 'theme']);
  // After a reload the tab still has its own.
  expect(await openTab().list.read()).toEqual([{ id: 2 }]);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['drafts', 'shared:watch-list']);
});

test('everything is removed even in a browser without messages between tabs', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = openTab();
  await tab.list.change(() => [{ id: 1 }]);
  await forgetEverything(tab.storage);
  expect(tab.list.current().items).toBeNull();
  expect(await tab.list.read()).toEqual([]);
});

test('a computer that is one person’s again stores the lists of the tab', async () => {
  const tab = openTab();
  await shareComputer(tab.storage);
  await tab.list.change(() => [{ id: 3 }]);
  sessionStorage.setItem('survey', 's');
  await storeOnComputer(tab.storage);
  expect(tab.list.current().items).toBeNull();
  expect(await openTab().list.read()).toEqual([{ id: 3 }]);
  // Values other than lists stay in the tab.
  expect(Object.keys(sessionStorage)).toEqual(['survey']);
  expect((await tab.list.change((items) => items)).isLasting).toBe(true);
});

test('a computer that is one person’s again has what was typed and searched, and a sign-out removes it', async () => {
  const tab = openTab();
  await shareComputer(tab.storage);
  tab.drafts.write('letter', 'x', null);
  tab.storage.personal.set('persist:searching', '{}');
  await storeOnComputer(tab.storage);
  expect(tab.drafts.read('letter')?.value).toBe('x');
  expect(localStorage.getItem('persist:searching')).toBe('{}');
  tab.drafts.removeAll();
  await shareComputer(tab.storage);
  expect(tab.drafts.read('letter')).toBeNull();
});

test('a draft is removed with its form, and everybody’s at a sign-out', async () => {
  const { personal } = createStorage();
  const drafts = createDrafts({ personal, owner: () => '7' });
  expect(drafts.owner()).toBe('7');
  drafts.write('letter', 'x', '7');
  drafts.write('order', 'y', '7');
  drafts.write('survey', 'z', null);
  // Another person's draft is not shown.
  expect(['letter', 'order', 'survey'].map((name) => drafts.read(name)?.value)).toEqual(['x', 'y', undefined]);
  drafts.remove('letter');
  expect(['letter', 'order'].map((name) => drafts.read(name)?.value)).toEqual([undefined, 'y']);
  drafts.removeAll();
  expect(localStorage.getItem('drafts')).toBeNull();
});

test('on a shared computer a draft is stored in the tab: it is restored there, and removed with its form', async () => {
  const { drafts, storage } = openTab();
  await shareComputer(storage);
  drafts.write('letter', 'x', null);
  expect(drafts.read('letter')?.value).toBe('x');
  drafts.remove('letter');
  expect(sessionStorage.getItem('drafts')).toBeNull();
});
