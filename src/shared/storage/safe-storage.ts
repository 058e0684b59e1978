/** Web storage that never throws: blocked, full or missing storage falls back to memory for the life of the tab (faults C02). */
export type SafeStorage = {
  get: (key: string) => string | null;
  /** Stores the whole value or none: where there is no room for it, an older one does not stay behind to be restored later. */
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  clear: () => void;
  keys: () => string[];
  /** False when nothing outlives the tab. */
  lasting: () => boolean;
};

let isClosed = false;

/** From now on nothing is written any more: for the moment between a reset and the reload that follows it. */
export function closeStorage(): void {
  isClosed = true;
}

function safe(find: () => Storage | null | undefined): SafeStorage {
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
      if (isClosed) return;
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

/** What a stored text holds as JSON; null for none and for what is no JSON (faults C03). */
export function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const safeLocal = safe(() => globalThis.localStorage);
export const safeSession = safe(() => globalThis.sessionStorage);
