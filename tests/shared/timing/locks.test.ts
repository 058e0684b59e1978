import { afterEach, describe, expect, test, vi } from 'vitest';
import { exclusively, holdLock } from '#shared/timing/locks.ts';
import { fakeLocks } from '#tests/locks.ts';

const LIMIT = 5000;

const withLocks = () => {
  const locks = fakeLocks();
  vi.stubGlobal('navigator', { locks: locks.manager });
  return locks;
};

afterEach(() => void vi.useRealTimers());

describe('what no two tabs do at the same time', () => {
  const answer = (hasWaited: boolean) => Promise.resolve(hasWaited);

  test('is done at once where no other tab does it, or a browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await exclusively('renew', answer, LIMIT)).toBe(false);
    vi.stubGlobal('navigator', undefined);
    expect(await exclusively('renew', answer, LIMIT)).toBe(false);
    withLocks();
    expect(await exclusively('renew', answer, LIMIT)).toBe(false);
  });

  test('waits for another tab and learns that it has waited', async () => {
    withLocks();
    const steps: string[] = [];
    let finish = () => {};
    const first = exclusively('renew', async (hasWaited) => {
      steps.push(`first ${hasWaited}`);
      await new Promise<void>((resolve) => (finish = resolve));
      steps.push('first ends');
    });
    const second = exclusively('renew', async (hasWaited) => void steps.push(`second ${hasWaited}`));
    const other = exclusively('other', async (hasWaited) => void steps.push(`other ${hasWaited}`));
    await other;
    finish();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first false', 'other false', 'first ends', 'second true']);
  });

  test('is done alone when the other tab hangs for five seconds', async () => {
    vi.useFakeTimers();
    withLocks().hang('renew');
    const done = vi.fn<(hasWaited: boolean) => void>();
    void exclusively('renew', answer, LIMIT).then(done);
    await vi.advanceTimersByTimeAsync(LIMIT - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('is not given up once it runs, and not done twice when it fails', async () => {
    vi.useFakeTimers();
    withLocks();
    let finish = () => {};
    const first = exclusively('renew', () => new Promise<void>((resolve) => (finish = resolve)));
    const run = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2 * LIMIT));
      throw new Error('refused');
    });
    const second = exclusively('renew', run, LIMIT).catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(10);
    finish();
    await first;
    await vi.advanceTimersByTimeAsync(3 * LIMIT);
    expect(await second).toBe('Error: refused');
    expect(run).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('waits for the other tab as long as it takes when no limit is named', async () => {
    vi.useFakeTimers();
    withLocks();
    let finish = () => {};
    const first = exclusively('queue', () => new Promise<void>((resolve) => (finish = resolve)));
    const second = exclusively('queue', answer);
    await vi.advanceTimersByTimeAsync(100 * LIMIT);
    finish();
    await first;
    expect(await second).toBe(true);
  });

  test('is done although the browser refuses the lock', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
    expect(await exclusively('renew', answer)).toBe(false);
    expect(await holdLock('check', new AbortController().signal)).toBe(true);
  });
});

describe('what one tab does until it gives it up', () => {
  test('no other tab does meanwhile, and another may afterwards', async () => {
    withLocks();
    const [first, second] = [new AbortController(), new AbortController()];
    expect(await holdLock('check', first.signal)).toBe(true);
    expect(await holdLock('check', second.signal)).toBe(false);
    expect(await holdLock('other', second.signal)).toBe(true);
    first.abort();
    await expect.poll(() => holdLock('check', second.signal)).toBe(true);
  });

  test('is free again at once when it was given up before it began', async () => {
    withLocks();
    await holdLock('check', AbortSignal.abort());
    await expect.poll(() => holdLock('check', new AbortController().signal)).toBe(true);
  });

  test('every tab does in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    const { signal } = new AbortController();
    expect([await holdLock('check', signal), await holdLock('check', signal)]).toEqual([true, true]);
  });
});
