import type { SafeStorage } from './safe-storage.ts';
import type { StoredKey } from './stored-data.ts';

export const SHARED_COMPUTER_KEY = 'sharedComputer';

/**
 * Set when the mark is taken away again: other tabs then move their lists to this computer, also one that hears of it late.
 * After a reset it is not set, so that nothing comes back.
 */
const OWN_AGAIN_KEY = 'ownComputer';

/** Keys of local storage that hold personal data: what was typed and searched. */
export const PERSONAL_KEYS: readonly StoredKey[] = ['drafts', 'persist:language', 'persist:searching'];

/** Keys of session storage that hold what the person at this tab has entered and asked for; removed when that person is signed out. */
export const PERSONAL_TAB_KEYS = ['survey', 'feedback', 'afterSignIn'];

/**
 * Whether several people use this computer: personal data are then stored for the tab only. The mark itself stays on the
 * computer. Tokens stay where P4 requires them; signing out removes them.
 */
export function isSharedComputer(local: SafeStorage): boolean {
  return local.get(SHARED_COMPUTER_KEY) !== null;
}

/** Whether the lists that a tab still has from a shared computer belong on this one. */
export const isOwnAgain = (local: SafeStorage): boolean =>
  !isSharedComputer(local) && local.get(OWN_AGAIN_KEY) !== null;

/** Sets or removes the mark only; `shareComputer` and `storeOnComputer` (`reset.ts`) move or remove stored data too. */
export function markShared(local: SafeStorage, isShared: boolean): void {
  const [set, removed] = isShared
    ? ([SHARED_COMPUTER_KEY, OWN_AGAIN_KEY] as const)
    : ([OWN_AGAIN_KEY, SHARED_COMPUTER_KEY] as const);
  local.set(set, '1');
  local.remove(removed);
}

/** Web storage for personal data: local storage, or session storage on a shared computer. */
export function personalStorage(local: SafeStorage, session: SafeStorage): Pick<SafeStorage, 'get' | 'set' | 'remove'> {
  const place = () => (isSharedComputer(local) ? session : local);
  return {
    get: (key) => place().get(key),
    set: (key, value) => place().set(key, value),
    remove: (key) => place().remove(key),
  };
}
