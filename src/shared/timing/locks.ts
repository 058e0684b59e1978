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

/** How a lock is taken: only if no other tab holds it, after the other tab, or from it. */
export type Taking = 'ifFree' | 'wait' | 'steal';

/**
 * Holds a lock until the signal is aborted. False when another tab holds it, or when the signal was aborted before; nothing is
 * held then. `onLost` is called when another tab takes it. In a browser without locks every tab may hold it.
 */
export function holdLock(
  name: string,
  signal: AbortSignal,
  { taking = 'ifFree', onLost }: { taking?: Taking; onLost?: () => void } = {},
): Promise<boolean> {
  const locks = browserLocks();
  if (!locks) return Promise.resolve(true);
  const options = { ifFree: { ifAvailable: true }, wait: { signal }, steal: { steal: true } }[taking];
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = (lock: Lock | null) => {
      isHeld = lock !== null;
      resolve(isHeld && !signal.aborted);
      if (!lock || signal.aborted) return undefined;
      return new Promise<void>((release) => signal.addEventListener('abort', () => release(), { once: true }));
    };
    locks.request(name, options, hold).catch(() => {
      if (isHeld) onLost?.();
      else resolve(!signal.aborted);
    });
  });
}
