/** The longest wait in milliseconds where nothing is painted: a tab in the background, a window that is covered. */
const LIMIT = 100;

/** Resolves when the browser has painted what stands, so that a press is answered before heavy work begins. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, LIMIT);
    requestAnimationFrame(() => {
      clearTimeout(limit);
      setTimeout(resolve);
    });
  });
}

/** Resolves in a task of its own: what waits to be heard comes before it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Resolves when the browser has nothing better to do, at the latest after three seconds. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
    if (idle) idle(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 500);
  });
}
