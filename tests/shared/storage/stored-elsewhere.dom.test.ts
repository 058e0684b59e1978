import { expect, test, vi } from 'vitest';
import { onStoredElsewhere } from '#shared/storage/stored-elsewhere.ts';

const stored = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('values may be others when another tab changed or cleared them, and when the page comes back (C12)', () => {
  const callback = vi.fn<() => void>();
  const calledBy = (what: () => void) => {
    callback.mockClear();
    what();
    return callback.mock.calls.length;
  };
  const stop = onStoredElsewhere(['accessToken', 'theme'], callback);
  expect(['accessToken', 'theme', null, 'refreshToken', 'drafts'].map((key) => calledBy(() => stored(key)))).toEqual([
    1, 1, 1, 0, 0,
  ]);
  expect([true, false].map((persisted) => calledBy(() => shown(persisted)))).toEqual([1, 0]);
  stop();
  expect([calledBy(() => stored('theme')), calledBy(() => shown(true))]).toEqual([0, 0]);
});
