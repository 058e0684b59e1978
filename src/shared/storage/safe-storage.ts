import type { StorageKey } from './stored-data.ts';

/** Web storage that never throws: when it is blocked, full or missing, values stay in memory for the life of the portal (faults C02). */
export type SafeStorage = {
  get: (key: string) => string | null;
  /** Stores the value. If there is no space, the older value is removed, so that it is not restored later. */
  set: (key: StorageKey, value: string) => void;
  remove: (key: string) => void;
  clear: () => void;
  keys: () => string[];
  /** Whether stored values remain after the tab is closed. */
  lasting: () => boolean;
};

/**
 * Web storage that never throws. `find` gets the browser's storage and may throw; nothing is written while `isClosed` is true.
 */
export function createSafeStorage(
  find: () => Storage | null | undefined,
  isClosed: () => boolean = () => false,
): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(run: (real: Storage) => T): T | undefined => {
    try {
      const real = find();
      return real ? run(real) : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((real) => real.getItem(key)) ?? null,
    set: (key, value) => {
      if (isClosed()) return;
      const stored = attempt((real) => {
        real.setItem(key, value);
        return true;
      });
      if (stored) {
        memory.delete(key);
        return;
      }
      memory.set(key, value);
      attempt((real) => real.removeItem(key));
    },
    remove: (key) => {
      memory.delete(key);
      attempt((real) => real.removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt((real) => real.clear());
    },
    keys: () => [...new Set([...(attempt((real) => Object.keys(real)) ?? []), ...memory.keys()])],
    lasting: () =>
      attempt((real) => {
        real.setItem('probe', '1');
        real.removeItem('probe');
        return true;
      }) ?? false,
  };
}
