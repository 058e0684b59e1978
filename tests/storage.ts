import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, vi } from 'vitest';
import { createStorage } from '#shared/storage/create-storage.ts';
import { createDrafts } from '#shared/storage/stored-drafts.ts';

/** What this browser stores in databases; it is emptied after each test. */
export const database = new IDBFactory();

/** The storage of this browser, as another tab sees it. */
export const storage = createStorage();

/** The drafts of a visitor in this browser. */
export const drafts = createDrafts({ personal: storage.personal, owner: () => null });

/** Lets the tests of a file store in a database; in the others the portal runs in a browser without one. */
export function withDatabase(): void {
  beforeEach(() => void vi.stubGlobal('indexedDB', database));
}
