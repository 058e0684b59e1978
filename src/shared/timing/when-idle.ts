/** Resolves when the browser has nothing better to do, at the latest after `limit` milliseconds. */
export function whenIdle(limit = 3000): Promise<void> {
  return new Promise((resolve) => {
    const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
    if (idle) idle(() => resolve(), { timeout: limit });
    else setTimeout(resolve, Math.min(limit, 500));
  });
}
