import { safeSession } from '#shared/storage/safe-storage.ts';

const TRIES = 'signInTries';
const WINDOW_MS = 30_000;
const MOST = 2;

/** Thrown by the guard when the identity application returned without a token twice within 30 s (faults B16). */
export class SignInLoop extends Error {
  constructor() {
    super('The identity application returns without a token.');
    this.name = 'SignInLoop';
  }
}

/** Counts a trip to the identity application; false when there were two within 30 s already. */
export function countSignInTry(now = Date.now()): boolean {
  const times = (safeSession.get(TRIES) ?? '')
    .split(',')
    .map(Number)
    .filter((time) => time > 0 && now - time >= 0 && now - time < WINDOW_MS);
  if (times.length >= MOST) {
    safeSession.remove(TRIES);
    return false;
  }
  safeSession.set(TRIES, [...times, now].join(','));
  return true;
}
