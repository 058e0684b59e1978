import { createTransform, persistReducer } from 'redux-persist';
import type { Reducer } from '@reduxjs/toolkit';
import { STATE_VERSION } from '#shared/config/settings.ts';
import { safeLocal, safeSession } from '#shared/storage/safe-storage.ts';

const STAMP = 'stateVersion';
const KEY = 'portal';

/**
 * The version stamp is checked before the store exists (P4): when it differs, local storage is removed, session storage is
 * cleared and the page reloads, once. redux-persist's own `createMigrate` does nothing with text versions (faults C11).
 * Returns true when a reload is under way.
 */
export function checkStateVersion(reload: () => void = () => window.location.reload()): boolean {
  const stored = safeLocal.get(STAMP);
  if (stored === STATE_VERSION) return false;
  if (stored === null) {
    safeLocal.set(STAMP, STATE_VERSION);
    return false;
  }
  safeLocal.clear();
  safeSession.clear();
  safeLocal.set(STAMP, STATE_VERSION);
  // Where nothing can be kept the stamp would differ for ever: no reload then.
  if (!safeLocal.lasting()) return false;
  reload();
  return true;
}

const storage = {
  getItem: (key: string) => Promise.resolve(safeLocal.get(key)),
  setItem: (key: string, value: string) => Promise.resolve(safeLocal.set(key, value)),
  removeItem: (key: string) => Promise.resolve(safeLocal.remove(key)),
};

/** Only what outlives a page is kept: never the server cache, tokens or the searching flag (architecture, Persistence). */
const KEPT_SLICES = ['language', 'drafts', 'searching'];

const withoutFlag = createTransform<Record<string, unknown>, Record<string, unknown>>(
  (state) => ({ ...state, isSearching: false }),
  (state) => ({ ...(typeof state === 'object' && state !== null ? state : {}), isSearching: false }),
  { whitelist: ['searching'] },
);

/** Wraps the root reducer so that the kept slices are written, throttled, under one key; corrupted JSON starts anew (faults C03). */
export function persisted<R extends Reducer>(reducer: R): R {
  return persistReducer(
    { key: KEY, storage, whitelist: KEPT_SLICES, throttle: 100, transforms: [withoutFlag], timeout: 0 },
    reducer,
  ) as unknown as R;
}
