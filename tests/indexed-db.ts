import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, vi } from 'vitest';

/** A file that imports this has the database of a browser, which neither Node nor happy-dom brings along. */
beforeAll(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
