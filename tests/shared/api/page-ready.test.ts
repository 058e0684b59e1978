import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEarlyCalls } from '#shared/api/early-calls.ts';

/** The calls of a newly opened page, and whether it has become ready. */
function opened() {
  const calls = createEarlyCalls();
  let isReady = false;
  return { ...calls, isReady: () => isReady, ask: () => void calls.whenPageReady().then(() => (isReady = true)) };
}

// Not `requestIdleCallback`, which Node does not have: once a test before has replaced it, Vitest would make one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a page is ready when its own calls, and those that the first of them started, are answered and the browser is idle', async () => {
  const page = opened();
  const identity = Promise.withResolvers<void>();
  const results = Promise.withResolvers<void>();
  page.waitFor(identity.promise.then(() => page.waitFor(results.promise)));
  page.ask();
  await vi.advanceTimersByTimeAsync(1000);
  identity.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.isReady()).toBe(false);
  results.reject(new Error('no answer'));
  await vi.advanceTimersByTimeAsync(499);
  expect(page.isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.isReady()).toBe(true);
});

test('an agency that does not answer holds up the rest for five seconds; a later page waits for nothing', async () => {
  const page = opened();
  page.waitFor(new Promise(() => {}));
  page.ask();
  await vi.advanceTimersByTimeAsync(5499);
  expect(page.isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.isReady()).toBe(true);
  page.waitFor(new Promise(() => {}));
  await expect(page.whenPageReady()).resolves.toBeUndefined();
});
