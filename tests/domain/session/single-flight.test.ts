import { afterEach, describe, expect, test, vi } from 'vitest';
import { acrossTabs, LOCK_LIMIT, singleFlight } from '#domain/session/single-flight.ts';
import { fakeLocks } from './tabs.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what runs once for everybody who asks', () => {
  test('gives all of them one run, and the next one who asks another', async () => {
    const run = vi.fn(async () => run.mock.calls.length);
    const once = singleFlight(run);
    expect(once.pending()).toBeNull();
    const both = [once(), once()];
    expect(once.pending()).toBe(both[0]);
    expect(await Promise.all(both)).toEqual([1, 1]);
    expect(once.pending()).toBeNull();
    expect(await once()).toBe(2);
  });

  test('is over when it fails as well', async () => {
    const once = singleFlight(() => Promise.reject(new Error('no')));
    await expect(once()).rejects.toThrow('no');
    expect(once.pending()).toBeNull();
  });
});

describe('what no two tabs do at the same time', () => {
  const withLocks = () => {
    const locks = fakeLocks();
    vi.stubGlobal('navigator', { locks: locks.manager });
    return locks;
  };
  const answer = (afterAnother: boolean) => Promise.resolve(afterAnother);

  test('is done at once where no other tab does it, or a browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await acrossTabs('renew', answer)).toBe(false);
    vi.stubGlobal('navigator', undefined);
    expect(await acrossTabs('renew', answer)).toBe(false);
    withLocks();
    expect(await acrossTabs('renew', answer)).toBe(false);
  });

  test('waits for another tab and learns that it has waited', async () => {
    withLocks();
    const steps: string[] = [];
    let finish = () => {};
    const first = acrossTabs('renew', async (afterAnother) => {
      steps.push(`first ${afterAnother}`);
      await new Promise<void>((resolve) => (finish = resolve));
      steps.push('first ends');
    });
    const second = acrossTabs('renew', async (afterAnother) => void steps.push(`second ${afterAnother}`));
    const other = acrossTabs('other', async (afterAnother) => void steps.push(`other ${afterAnother}`));
    await other;
    finish();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first false', 'other false', 'first ends', 'second true']);
  });

  test('is done alone when the other tab hangs for five seconds', async () => {
    vi.useFakeTimers();
    withLocks().hang('renew');
    const done = vi.fn<(afterAnother: boolean) => void>();
    void acrossTabs('renew', answer).then(done);
    await vi.advanceTimersByTimeAsync(LOCK_LIMIT - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('is not given up once it runs, and not done twice when it fails', async () => {
    vi.useFakeTimers();
    withLocks();
    let finish = () => {};
    const first = acrossTabs('renew', () => new Promise<void>((resolve) => (finish = resolve)));
    const run = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2 * LOCK_LIMIT));
      throw new Error('refused');
    });
    const second = acrossTabs('renew', run).catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(10);
    finish();
    await first;
    await vi.advanceTimersByTimeAsync(3 * LOCK_LIMIT);
    expect(await second).toBe('Error: refused');
    expect(run).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
