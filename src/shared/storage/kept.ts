import { clear, createStore, del, get, set } from 'idb-keyval';

const memory = new Map<string, unknown>();
let store: ReturnType<typeof createStore> | null = null;

const database = () => (store ??= createStore('portal', 'kept'));

/** Value kept on this computer in IndexedDB; falls back to memory when the browser refuses (private mode, quota). */
export async function readStored(key: string): Promise<unknown> {
  if (memory.has(key)) return memory.get(key);
  try {
    return await get<unknown>(key, database());
  } catch {
    return undefined;
  }
}

/** Keeps a value (structured-cloneable) on this computer. Resolves to false when it lives only as long as the tab. */
export async function keep(key: string, value: unknown): Promise<boolean> {
  try {
    await set(key, value, database());
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

/** Forgets a kept value. */
export async function forget(key: string): Promise<void> {
  memory.delete(key);
  try {
    await del(key, database());
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

/** Forgets everything kept on this computer. */
export async function forgetEverything(): Promise<void> {
  memory.clear();
  try {
    await clear(database());
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}
