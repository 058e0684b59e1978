import { safeSession } from './safe-storage.ts';

/** Values by key for as long as the tab lives, in the shape of `database`; what is no JSON counts as nothing. */
export function tabStorage(prefix: string) {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(safeSession.get(prefix + key) ?? 'null');
    } catch {
      return null;
    }
  };
  return {
    read: (key: string): Promise<unknown> => Promise.resolve(read(key)),
    change: (key: string, next: (stored: unknown) => unknown): Promise<void> => {
      safeSession.set(prefix + key, JSON.stringify(next(read(key))));
      return Promise.resolve();
    },
    keys: () => safeSession.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    remove: (key: string) => safeSession.remove(prefix + key),
  };
}

/** Where lists of the computer are on a shared one. */
export const sharedStorage = tabStorage('shared:');
