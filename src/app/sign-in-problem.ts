import * as z from 'zod/mini';
import type { ProtectedAccess } from '#domain/session/session.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';

/** When this tab went to the identity application, each time in milliseconds since 1970. */
const signInTries = defineTabValue('signInTries', z.array(z.number()));
const WINDOW_MS = 30_000;
const MOST = 2;

/**
 * Why a sign-in does not open a protected page. `loop`: the visitor returned without a token twice in 30 s (faults B16); `storage`:
 * the browser stores nothing, so that a return could not be told from a first visit, and only the visitor goes to sign in.
 */
type SignInReason = Exclude<ProtectedAccess, 'granted' | 'signIn'> | 'loop' | 'storage';

/** Thrown by the guard instead of another visit to the identity application; the error page says why. */
export class SignInProblem extends Error {
  readonly reason: SignInReason;

  constructor(reason: SignInReason) {
    super(`Signing in does not help: ${reason}.`);
    this.name = 'SignInProblem';
    this.reason = reason;
  }
}

/** Whoever signed in did not return without a token: the next visits to the identity application are counted anew. */
export const forgetSignInTries = (storage: PortalStorage): void => signInTries(storage).remove();

/** Counts a visit to the identity application; false when there were already two within 30 s. */
export function countSignInTry(storage: PortalStorage): boolean {
  const now = Date.now();
  const tries = signInTries(storage);
  const times = (tries.read() ?? []).filter((time) => now - time >= 0 && now - time < WINDOW_MS);
  if (times.length >= MOST) {
    tries.remove();
    return false;
  }
  tries.write([...times, now]);
  return true;
}
