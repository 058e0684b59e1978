/** What `within` answers where it took too long. */
export const LATE = Symbol('late');

/** What a promise resolves to, or `LATE` when it has not in `ms` milliseconds; what it stands for goes on. Rejects as it does. */
export async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | typeof LATE> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => (limit = setTimeout(() => resolve(LATE), ms)));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(limit);
  }
}
