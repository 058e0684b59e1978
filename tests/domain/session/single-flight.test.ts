import { describe, expect, test, vi } from 'vitest';
import { singleFlight } from '#domain/session/internal/single-flight.ts';

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
