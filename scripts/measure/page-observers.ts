/** What the observers in a page collect; times in milliseconds since the page was requested. */
type Observed = {
  /** When the observed element was shown and responded to input; 0 before. */
  dataAt: number;
  /** Largest contentful paint. */
  largest: number;
  /** Cumulative layout shift: the worst run of shifts with less than 1 s between them, within 5 s. */
  shift: number;
  /** Total blocking time: the part of every task above 50 ms. */
  blocking: number;
  /** The longest task. */
  longest: number;
  /** End of the last long task. */
  lastTask: number;
  /** Durations of events from input to the next paint, since the list was last emptied. */
  events: number[];
};

declare global {
  interface Window {
    observed: Observed;
  }
}

/**
 * Runs in the page before its own scripts. It is serialised, so it must not use anything from outside.
 *
 * @param data selector of something that only the page shows, not its document: `dataAt` is the time of its paint. With `#root`
 * or another element of the document: the time of its hydration.
 */
export function observePage(data: string): void {
  const observed: Observed = { dataAt: 0, largest: 0, shift: 0, blocking: 0, longest: 0, lastTask: 0, events: [] };
  window.observed = observed;
  const observe = (type: string, read: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', (entry) => {
    observed.largest = entry.startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    observed.blocking += Math.max(0, duration - 50);
    observed.longest = Math.max(observed.longest, duration);
    observed.lastTask = startTime + duration;
  });
  observe('event', ({ duration }) => observed.events.push(duration), { durationThreshold: 16 });
  let run = { from: 0, to: 0, sum: 0 };
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (hadRecentInput) return;
    const goesOn = startTime - run.to < 1000 && startTime - run.from < 5000;
    run = goesOn
      ? { from: run.from, to: startTime, sum: run.sum + value }
      : { from: startTime, to: startTime, sum: value };
    observed.shift = Math.max(observed.shift, run.sum);
  });
  if (!data) return;
  // React adds its properties to elements it has rendered or hydrated.
  const isAlive = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactProps'));
  requestAnimationFrame(function look() {
    const element = document.querySelector(data);
    if (!element || !isAlive(element)) {
      requestAnimationFrame(look);
      return;
    }
    // A message is handled after the frame being rendered now.
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => (observed.dataAt = performance.now()), { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  });
}
