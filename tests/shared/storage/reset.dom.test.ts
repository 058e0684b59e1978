import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const entry = z.object({ id: z.number() });

/** One tab that uses the browser's storage. */
async function openTab() {
  vi.resetModules();
  const { createStoredList } = await import('#shared/storage/stored-list.ts');
  const drafts = await import('#shared/storage/stored-drafts.ts');
  const reset = await import('#shared/storage/reset.ts');
  const { database } = await import('#shared/storage/database.ts');
  const { safeLocal } = await import('#shared/storage/safe-storage.ts');
  return { list: createStoredList('things', entry, { idOf: ({ id }) => id }), drafts, reset, database, safeLocal };
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('a reset removes everything of all three storages, writes nothing back and loads the page anew', async () => {
  const tab = await openTab();
  const other = await openTab();
  const stop = other.list.subscribe(() => {});
  await tab.list.change(() => [{ id: 1 }]);
  await waitFor(() => expect(other.list.current().items).toEqual([{ id: 1 }]));
  tab.drafts.storeDraft('letter', 'x', null);
  localStorage.setItem('accessToken', 't');
  sessionStorage.setItem('survey', 's');
  const reload = vi.fn<() => void>();
  await tab.reset.resetBrowser(reload);
  expect(reload).toHaveBeenCalledOnce();
  // As when the page unloads: the persisted state is flushed.
  tab.safeLocal.set('persist:portal', '{}');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(await tab.database.read('things')).toBeUndefined();
  await waitFor(() => expect(other.list.current().items).toEqual([]));
  stop();
});

test('a shared computer keeps nothing of persons beyond the tab, in other open tabs as well', async () => {
  const tab = await openTab();
  const other = await openTab();
  await tab.list.change(() => [{ id: 1 }]);
  tab.drafts.storeDraft('letter', 'x', null);
  localStorage.setItem('persist:portal', '{}');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('accessToken', 't');
  await tab.reset.shareComputer();
  // The page itself has no items any more.
  expect(tab.list.current()).toEqual({ items: null, isLasting: true });
  expect(await tab.list.read()).toEqual([]);
  await other.list.change((items) => [...items, { id: 2 }]);
  other.drafts.storeDraft('letter', 'y', null);
  expect(await tab.database.read('things')).toBeUndefined();
  expect(Object.keys(localStorage).toSorted()).toEqual(['accessToken', 'sharedComputer', 'theme']);
  // After a reload the tab still has its own.
  expect(await (await openTab()).list.read()).toEqual([{ id: 2 }]);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['drafts', 'shared:things']);
});

test('a browser in which tabs cannot hear each other forgets all the same', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = await openTab();
  await tab.list.change(() => [{ id: 1 }]);
  await tab.reset.forgetEverything();
  expect(tab.list.current().items).toBeNull();
  expect(await tab.list.read()).toEqual([]);
});

test('a computer that is one person’s again stores the lists of the tab', async () => {
  const tab = await openTab();
  await tab.reset.shareComputer();
  await tab.list.change(() => [{ id: 3 }]);
  sessionStorage.setItem('survey', 's');
  await tab.reset.storeOnComputer();
  expect(tab.list.current().items).toBeNull();
  expect(await (await openTab()).list.read()).toEqual([{ id: 3 }]);
  // Values other than lists stay in the tab.
  expect(Object.keys(sessionStorage)).toEqual(['survey']);
  expect(await tab.list.change((items) => items)).toBe(true);
});

test('drafts go with their form, and at a sign-out those of everybody', async () => {
  const { drafts } = await openTab();
  drafts.provideDraftOwner(() => '7');
  expect(drafts.draftOwner()).toBe('7');
  drafts.storeDraft('letter', 'x', '7');
  drafts.storeDraft('order', 'y', '7');
  drafts.storeDraft('survey', 'z', null);
  // Another person's draft is not shown.
  expect(['letter', 'order', 'survey'].map((name) => drafts.readDraft(name)?.value)).toEqual(['x', 'y', undefined]);
  drafts.dropDraft('letter');
  expect(['letter', 'order'].map((name) => drafts.readDraft(name)?.value)).toEqual([undefined, 'y']);
  drafts.dropAllDrafts();
  expect(localStorage.getItem('drafts')).toBeNull();
});

test('on a shared computer a draft lives in the tab: it comes back there, and goes with its form', async () => {
  const { drafts, reset } = await openTab();
  await reset.shareComputer();
  drafts.storeDraft('letter', 'x', null);
  expect(drafts.readDraft('letter')?.value).toBe('x');
  drafts.dropDraft('letter');
  expect(sessionStorage.getItem('drafts')).toBeNull();
});
