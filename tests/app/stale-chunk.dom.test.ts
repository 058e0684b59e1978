import { expect, test, vi } from 'vitest';
import { withReloadOnce } from '#app/stale-chunk.ts';
import { storage } from '#tests/storage.ts';

const removed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Whether a load settled within a task; with a reload it never does. */
const ended = (load: Promise<unknown>) =>
  Promise.race([
    load.then(
      () => 'loaded',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(() => resolve('waiting'))),
  ]);

test('after a part that came the next deployment may reload again', async () => {
  const reload = vi.fn();
  await ended(withReloadOnce(storage, removed, reload));
  await withReloadOnce(storage, () => Promise.resolve('part'), reload);
  await ended(withReloadOnce(storage, removed, reload));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a connection, or where nothing can be remembered, it fails at once and never loops (D11, C02)', async () => {
  const reload = vi.fn();
  const lasting = vi.spyOn(storage.session, 'lasting').mockReturnValue(false);
  expect(await ended(withReloadOnce(storage, removed, reload))).toBe('failed');
  lasting.mockReturnValue(true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await ended(withReloadOnce(storage, removed, reload))).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});
