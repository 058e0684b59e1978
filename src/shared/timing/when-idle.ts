/** Longest wait in milliseconds where nothing is painted, as in a covered window. A slow phone is busy for 200 before it paints. */
const LIMIT = 500;

/**
 * Resolves when the browser has painted the current state, so that a press shows before heavy work begins. In a background tab
 * nothing is painted, so nothing is waited for.
 */
export function nextPaint(): Promise<void> {
  if (document.hidden) return nextTask();
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, LIMIT);
    requestAnimationFrame(() => {
      clearTimeout(limit);
      setTimeout(resolve);
    });
  });
}

/** Resolves in a new task, after events that are waiting. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Resolves when the browser is idle, at the latest after three seconds. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
    if (idle) idle(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 500);
  });
}
