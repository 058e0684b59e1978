/** Result of `within` after the time is over. */
export const LATE = Symbol('late');

/**
 * Resolves like the promise, or to `LATE` if it takes longer than `ms` milliseconds; its work is not cancelled. Rejects like
 * the promise.
 */
export async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | typeof LATE> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => (limit = setTimeout(() => resolve(LATE), ms)));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(limit);
  }
}
