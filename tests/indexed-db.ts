import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, vi } from 'vitest';

/** Import this for a database, which neither Node nor happy-dom provides. */
beforeAll(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
