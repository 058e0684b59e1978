type Request = { signal?: AbortSignal; ifAvailable?: boolean };

/** A lock manager over all tabs of the test: one holder at a time, waiting can be aborted; `hang` holds a lock forever. */
export function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const held = new Map<string, number>();
  const after = (signal: AbortSignal | undefined, turn: Promise<unknown>) =>
    new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')), { once: true });
      void turn.then(() => resolve());
    });
  const count = (name: string, by: number) => held.set(name, (held.get(name) ?? 0) + by);
  return {
    hang: (name: string) => {
      count(name, 1);
      queues.set(name, new Promise(() => {}));
    },
    manager: {
      request: async <T>(name: string, options: Request, run: (lock: object | null) => Promise<T>): Promise<T> => {
        if (options.ifAvailable && (held.get(name) ?? 0) > 0) return run(null);
        const turn = queues.get(name) ?? Promise.resolve();
        let release = () => {};
        const mine = new Promise<void>((resolve) => (release = resolve));
        queues.set(
          name,
          turn.then(() => mine),
        );
        count(name, 1);
        try {
          await after(options.signal, turn);
          return await run({ name });
        } finally {
          count(name, -1);
          release();
        }
      },
    },
  };
}
