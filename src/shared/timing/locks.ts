/** The locks that all tabs of this browser share (Web Locks); undefined in a browser without them. */
const browserLocks = () => globalThis.navigator?.locks as LockManager | undefined;

/**
 * Runs while no other tab runs under the same name. `hasWaited` is true when another tab had to end first. In a browser without
 * locks, or when another tab holds the lock longer than `limit` milliseconds, it runs without one: a tab that hangs must not
 * block this one.
 */
export async function exclusively<Result>(
  name: string,
  run: (hasWaited: boolean) => Promise<Result>,
  limit?: number,
): Promise<Result> {
  const locks = browserLocks();
  if (!locks) return run(false);
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGranted = false;
  const runGranted = (hasWaited: boolean) => {
    isGranted = true;
    clearTimeout(timer);
    return run(hasWaited);
  };
  try {
    const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { result: await runGranted(false) } : null,
    );
    if (atOnce) return atOnce.result;
    if (limit !== undefined) timer = setTimeout(() => waiting.abort(), limit);
    return await locks.request(name, { signal: waiting.signal }, () => runGranted(true));
  } catch (error) {
    if (isGranted) throw error;
    return run(false);
  }
}

/**
 * Holds a lock until the signal is aborted. False when another tab holds it; nothing is held then. In a browser without locks
 * every tab may hold it.
 */
export function holdLock(name: string, signal: AbortSignal): Promise<boolean> {
  const locks = browserLocks();
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      if (!lock || signal.aborted) return undefined;
      return new Promise<void>((release) => signal.addEventListener('abort', () => release(), { once: true }));
    };
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}
