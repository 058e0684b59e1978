type Request = { signal?: AbortSignal; ifAvailable?: boolean; steal?: boolean };

/** A lock manager over all tabs of the test: one holder at a time, waiting can be aborted; `hang` holds a lock forever. */
export function fakeLocks() {
  const held = new Map<string, { lose: () => void }>();
  const waiting = new Map<string, (() => void)[]>();

  const turn = (name: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => reject(new DOMException('given up', 'AbortError'));
      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp, { once: true });
      return void waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
    });

  const hold = <T>(name: string, run: (lock: object) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const own = { lose: () => reject(new DOMException('taken', 'AbortError')) };
      held.set(name, own);
      const end = () => {
        if (held.get(name) !== own) return;
        held.delete(name);
        for (const next of waiting.get(name)?.splice(0) ?? []) next();
      };
      Promise.resolve()
        .then(() => run({ name }))
        .then(resolve, reject)
        .finally(end);
    });

  return {
    hang: (name: string) => void held.set(name, { lose: () => {} }),
    manager: {
      request: async <T>(name: string, options: Request, run: (lock: object | null) => Promise<T>): Promise<T> => {
        if (options.ifAvailable && held.has(name)) return run(null);
        if (options.steal) held.get(name)?.lose();
        else while (held.has(name)) await turn(name, options.signal);
        return hold(name, run);
      },
    },
  };
}
