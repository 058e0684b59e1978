/** Runs one at a time: a call while a run is pending returns that run's promise. `pending` returns it without starting a run. */
export function singleFlight<T>(run: () => Promise<T>): (() => Promise<T>) & { pending: () => Promise<T> | null } {
  let flight: Promise<T> | null = null;
  const start = () =>
    (flight ??= run().finally(() => {
      flight = null;
    }));
  return Object.assign(start, { pending: () => flight });
}

/** Longest wait for a lock that another tab holds, in milliseconds: a tab that hangs must not block this one. */
export const LOCK_LIMIT = 5000;

/**
 * Runs while no other tab runs under the same name (Web Locks). `afterAnother` is true when it had to wait for another tab. In
 * a browser without locks, or when another tab holds the lock longer than `LOCK_LIMIT`, it runs without one.
 */
export async function acrossTabs<T>(name: string, run: (afterAnother: boolean) => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return run(false);
  const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) => lock && { value: await run(false) });
  if (atOnce) return atOnce.value;
  let isGranted = false;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOCK_LIMIT);
  try {
    return await locks.request(name, { signal: waiting.signal }, async () => {
      isGranted = true;
      clearTimeout(timer);
      return run(true);
    });
  } catch (error) {
    if (isGranted) throw error;
    return run(false);
  } finally {
    clearTimeout(timer);
  }
}
