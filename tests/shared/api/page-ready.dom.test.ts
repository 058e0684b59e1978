import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The modules as a newly opened page loads them. */
async function opened() {
  vi.resetModules();
  const { waitForOwn } = await import('#shared/api/early-calls.ts');
  const { whenPageReady } = await import('#shared/api/page-ready.ts');
  let stands = false;
  return {
    waitForOwn,
    isStanding: () => stands,
    whenPageReady,
    ask: () => void whenPageReady().then(() => (stands = true)),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page stands when its own calls are answered, those included that the first of them started, and the browser is idle', async () => {
  const page = await opened();
  const identity = Promise.withResolvers<void>();
  const results = Promise.withResolvers<void>();
  page.waitForOwn(identity.promise.then(() => page.waitForOwn(results.promise)));
  page.ask();
  await vi.advanceTimersByTimeAsync(1000);
  identity.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.isStanding()).toBe(false);
  results.reject(new Error('no answer'));
  await vi.advanceTimersByTimeAsync(499);
  expect(page.isStanding()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.isStanding()).toBe(true);
});

test('an agency that does not answer holds the rest up for five seconds; a later page waits for nothing', async () => {
  const page = await opened();
  page.waitForOwn(new Promise(() => {}));
  page.ask();
  await vi.advanceTimersByTimeAsync(5499);
  expect(page.isStanding()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.isStanding()).toBe(true);
  page.waitForOwn(new Promise(() => {}));
  await expect(page.whenPageReady()).resolves.toBeUndefined();
});
