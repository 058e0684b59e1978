/** Web storage that never throws: blocked, full or missing storage falls back to memory for the life of the tab (faults C02). */
export type SafeStorage = {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  clear: () => void;
  /** False when nothing outlives the tab. */
  lasting: () => boolean;
};

function safe(find: () => Storage | null | undefined): SafeStorage {
  const memory = new Map<string, string>();
  const storage = (): Storage | null => {
    try {
      return find() ?? null;
    } catch {
      return null;
    }
  };
  const attempt = <T>(run: (real: Storage) => T): T | undefined => {
    const real = storage();
    if (!real) return undefined;
    try {
      return run(real);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((real) => real.getItem(key)) ?? null,
    set: (key, value) => {
      const stored = attempt((real) => {
        real.setItem(key, value);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((real) => real.removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt((real) => real.clear());
    },
    lasting: () =>
      attempt((real) => {
        real.setItem('probe', '1');
        real.removeItem('probe');
        return true;
      }) ?? false,
  };
}

export const safeLocal = safe(() => globalThis.localStorage);
export const safeSession = safe(() => globalThis.sessionStorage);
