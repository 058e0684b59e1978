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
