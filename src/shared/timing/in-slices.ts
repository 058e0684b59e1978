/** Work done in one go, in milliseconds: short enough for a page that answers at once, on slow devices as well. */
const SLICE_MS = 10;

/**
 * Does the same with every element of a long list without holding the page up: after each slice of work the browser has its turn.
 * The results come in the order of the list.
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

/** Resolves when the browser has dealt with what waited. A message and no timer: timers of nested work wait 4 ms each. */
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
