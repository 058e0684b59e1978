/** Result of `within` after the time is over. */
export const LATE = Symbol('late');

/** Resolves or rejects like the promise, or resolves to `LATE` after `ms` milliseconds; its work is not cancelled. */
export async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | typeof LATE> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => (limit = setTimeout(() => resolve(LATE), ms)));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(limit);
  }
}
