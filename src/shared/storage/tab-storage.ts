import { safeSession } from './safe-storage.ts';

const PREFIX = 'list:';

/** Values by key for as long as the tab lives, in the shape of `database`; what is no JSON counts as nothing. */
export const tabStorage = {
  read: (key: string): Promise<unknown> => Promise.resolve(parsed(safeSession.get(PREFIX + key))),
  change: (key: string, next: (stored: unknown) => unknown): Promise<void> => {
    safeSession.set(PREFIX + key, JSON.stringify(next(parsed(safeSession.get(PREFIX + key)))));
    return Promise.resolve();
  },
  /** All keys with a value. */
  keys: () => safeSession.keys().flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])),
};

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
