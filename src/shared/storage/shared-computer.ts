import { safeLocal, safeSession, type SafeStorage } from './safe-storage.ts';

const KEY = 'sharedComputer';

/** What of local storage belongs to a person: what was typed and searched. */
export const PERSONAL_KEYS = ['drafts', 'persist:portal'];

/**
 * Whether several people use this computer: what belongs to a person is then stored in the tab alone and goes with it. The mark itself
 * belongs to the computer. Tokens stay where P4 wants them; signing out removes them.
 */
export function isSharedComputer(): boolean {
  return safeLocal.get(KEY) !== null;
}

/** Sets the mark; use `shareComputer` and `storeOnComputer` of `reset.ts`, which see to what is stored. */
export function markShared(isShared: boolean): void {
  if (isShared) safeLocal.set(KEY, '1');
  else safeLocal.remove(KEY);
}

const place = () => (isSharedComputer() ? safeSession : safeLocal);

/** Web storage for what belongs to a person: local storage, on a shared computer that of the tab. */
export const personalStorage: Pick<SafeStorage, 'get' | 'set' | 'remove'> = {
  get: (key) => place().get(key),
  set: (key, value) => place().set(key, value),
  remove: (key) => place().remove(key),
};
