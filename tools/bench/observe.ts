/** What the observers in a page collect; times in milliseconds since the page was requested. */
export type Observed = {
  /** When the observed element was painted and the page was hydrated; 0 before. */
  dataAt: number;
  largestPaint: number;
  /** Cumulative layout shift: the worst run of shifts with less than 1 s between them, within 5 s. */
  layoutShift: number;
  /** Total blocking time: the part of every task above 50 ms. */
  blocking: number;
  /** End of the last long task. */
  lastTask: number;
};

declare global {
  interface Window {
    observed: Observed;
  }
}

/**
 * Runs in the page before its own scripts. It is serialised, so it must not use anything from outside.
 *
 * @param data selector of something that only the page shows with its data.
 */
export function observe(data: string): void {
  const observed: Observed = { dataAt: 0, largestPaint: 0, layoutShift: 0, blocking: 0, lastTask: 0 };
  window.observed = observed;
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    observed.blocking += Math.max(0, duration - 50);
    observed.lastTask = startTime + duration;
  });
  let run = { from: 0, to: 0, sum: 0 };
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (hadRecentInput) return;
    const continues = startTime - run.to < 1000 && startTime - run.from < 5000;
    run = continues
      ? { from: run.from, to: startTime, sum: run.sum + value }
      : { from: startTime, to: startTime, sum: value };
    observed.layoutShift = Math.max(observed.layoutShift, run.sum);
  });
  // Looks when something changes: frame after frame would make the browser render frames in which nothing does.
  const changes = new MutationObserver(() => {
    if (!document.querySelector(data) || document.querySelector('#root[aria-busy]')) return;
    changes.disconnect();
    requestAnimationFrame(() => {
      // A message is handled after the frame being rendered now.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => (observed.dataAt = performance.now()), { once: true });
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });
  changes.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
}
