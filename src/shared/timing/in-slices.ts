/** Longest stretch of work in milliseconds, short enough to answer presses quickly, on slow devices as well. */
const SLICE_MS = 10;

/**
 * Applies a function to every element of a long list without blocking the page: after each slice of work the browser handles
 * what is waiting. The results have the order of the list.
 */
export async function inSlices<Element, Result>(
  list: readonly Element[],
  work: (element: Element) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let started = performance.now();
  for (const element of list) {
    if (performance.now() - started > SLICE_MS) {
      await nextTurn();
      started = performance.now();
    }
    results.push(work(element));
  }
  return results;
}

/** Resolves after the browser has handled waiting events. It uses a message, because nested timers are delayed by 4 ms each. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });
}
