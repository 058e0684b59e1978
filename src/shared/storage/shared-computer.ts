import { safeLocal, safeSession, type SafeStorage } from './safe-storage.ts';

const KEY = 'sharedComputer';

/** Keys of local storage that hold personal data: what was typed and searched. */
export const PERSONAL_KEYS = ['drafts', 'persist:portal'];

/**
 * Whether several people use this computer: personal data are then stored for the tab only. The mark itself stays on the
 * computer. Tokens stay where P4 requires them; signing out removes them.
 */
export function isSharedComputer(): boolean {
  return safeLocal.get(KEY) !== null;
}

/** Sets or removes the mark only; `shareComputer` and `storeOnComputer` (`reset.ts`) move or remove stored data too. */
export function markShared(isShared: boolean): void {
  if (isShared) safeLocal.set(KEY, '1');
  else safeLocal.remove(KEY);
}

const place = () => (isSharedComputer() ? safeSession : safeLocal);

/** Web storage for personal data: local storage, or session storage on a shared computer. */
export const personalStorage: Pick<SafeStorage, 'get' | 'set' | 'remove'> = {
  get: (key) => place().get(key),
  set: (key, value) => place().set(key, value),
  remove: (key) => place().remove(key),
};
