import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiError } from '#shared/http/api-error.ts';
import { requestedWait, waitBefore, withRetries } from '#shared/http/retry.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** How often a call that always fails is made, and how long that takes in milliseconds. */
async function tries(method: string, failed: ApiError, { made = 0, retryAfter = 2000 } = {}) {
  const run = vi.fn(() => Promise.resolve({ failed: { ...failed, retryAfter } }));
  const start = Date.now();
  const outcome = withRetries(method, run, undefined, made);
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual({ failed: { ...failed, retryAfter } });
  return [run.mock.calls.length, Date.now() - start];
}

describe('what is tried again (A09, G06)', () => {
  test.each<[string, ApiError, number, number]>([
    ['GET', { kind: 'network' }, 3, 4000],
    ['GET', { kind: 'http', status: 429 }, 3, 4000],
    ['GET', { kind: 'http', status: 503 }, 3, 4000],
    ['GET', { kind: 'http', status: 500 }, 1, 0],
    ['GET', { kind: 'http', status: 404 }, 1, 0],
    ['GET', { kind: 'timeout' }, 1, 0],
    ['GET', { kind: 'contract', status: 503 }, 1, 0],
    ['POST', { kind: 'network' }, 1, 0],
    ['PUT', { kind: 'http', status: 503 }, 1, 0],
  ])('a %s that fails with %j is made %i times', async (method, failed, times, waited) => {
    expect(await tries(method, failed)).toEqual([times, waited]);
  });

  test('a call is not repeated while the server asks to wait longer than 8 s', async () => {
    expect(await tries('GET', { kind: 'http', status: 429 }, { retryAfter: 60_000 })).toEqual([1, 0]);
    expect(await tries('GET', { kind: 'http', status: 429 }, { retryAfter: 8000 })).toEqual([3, 16_000]);
  });

  test('what the document tried itself counts', async () => {
    expect(await tries('GET', { kind: 'network' }, { made: 1 })).toEqual([2, 2000]);
    expect(await tries('GET', { kind: 'network' }, { made: 2 })).toEqual([1, 0]);
  });

  test('who leaves waits for nothing', async () => {
    const left = new AbortController();
    const run = vi.fn(() => Promise.resolve({ failed: { kind: 'network', retryAfter: 8000 } as const }));
    const outcome = withRetries('GET', run, left.signal);
    await vi.advanceTimersByTimeAsync(1000);
    left.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome).toHaveProperty('failed');
    expect(vi.getTimerCount()).toBe(0);
    await withRetries('GET', run, AbortSignal.abort());
    expect(run).toHaveBeenCalledTimes(3);
  });
});

test.each([
  // The agency's Retry-After in seconds or as a date, up to 8 s.
  [1, '0', 0.5, 0],
  [1, '2', 0.5, 2000],
  [1, '3600', 0.5, 8000],
  [1, 'Thu, 01 Jan 2026 12:00:03 GMT', 0.5, 3000],
  // A past date or an invalid value is ignored: the delay grows with each try, times a random factor between 0.5 and 1.5.
  [1, 'Thu, 01 Jan 2026 11:59:00 GMT', 0.5, 300],
  [1, '-1', 0.5, 300],
  [1, 'soon', 0.5, 300],
  [1, null, 0, 150],
  [1, null, 1, 450],
  [2, null, 0.5, 600],
  [3, null, 0.5, 1200],
  [9, null, 0.5, 8000],
])('before repeat %i with Retry-After %j it waits as long as it should', (repeat, retryAfter, jitter, ms) => {
  expect(waitBefore(repeat, requestedWait(retryAfter), jitter)).toBe(ms);
});
