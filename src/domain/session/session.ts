import { api } from '#shared/api/api.ts';
import { dropAllDrafts } from '#shared/storage/stored-drafts.ts';
import {
  adoptStored,
  clearAuth,
  clearingsSoFar,
  connectAuthData,
  sessionNotice,
  type SessionStore,
  signedInUser,
  usableTokens,
} from './auth-data.ts';
import { skipIdentityOnce } from './skip-identity.ts';
import { refetchIdentity, fetchIdentityToken } from './identity.ts';
import { renewIfDue, renewOnce, scheduleRenewal, sessionCalls, startRenewals } from './renewal.ts';
import { type SessionNotice, signingOut } from './session.slice.ts';
import { decodeToken, isTooLong } from './token.ts';
import { isTokenEvent, readTokens } from './token-store.ts';

let store: SessionStore | null = null;

/**
 * Restores the stored session and keeps it renewed (P4). `ended` is called when a session ends without the user requesting it.
 * Returns a function that stops all this (tests, hot reload).
 */
export function startSession(given: SessionStore, ended: (notice: SessionNotice) => void): () => void {
  store = given;
  connectAuthData(given, { ended, changed: scheduleRenewal });
  const stopRenewals = startRenewals();
  takeUpStored();
  const follow = (event: StorageEvent) => {
    if (isTokenEvent(event)) takeUpStored('elsewhere');
  };
  const wake = (event: Event) => {
    if (document.visibilityState !== 'visible') return;
    void renewIfDue();
    void refetchIdentity(event.type === 'online');
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', follow, { signal });
  window.addEventListener('online', wake, { signal });
  window.addEventListener('focus', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  return () => {
    stopRenewals();
    listening.abort();
  };
}

/** Uses the stored tokens. If they cannot be used or renewed, the user is signed out with the notice. */
function takeUpStored(notice?: SessionNotice): void {
  const tokens = readTokens();
  if (tokens && adoptStored(tokens)) return;
  if (tokens && decodeToken(tokens.accessToken)) return void renewOnce();
  if (isTooLong(tokens?.accessToken)) clearAuth('tooLong');
  else clearAuth(signedInUser() ? notice : undefined);
}

/** The token fetch at the start (P4): if it fails, a stored token is renewed; skipped once after a sign-out (readings, P4). */
export async function fetchIdentityAtStart(): Promise<void> {
  if (skipsIdentity() || signedInUser()) return;
  if (!(await fetchIdentityToken()) && readTokens()) await renewOnce();
}

/** Whether a protected route may open. `signIn` leads to the identity application; with the other results sign-in would not help. */
export type ProtectedAccess = 'granted' | 'signIn' | Extract<SessionNotice, 'blocked' | 'clock' | 'tooLong'>;

/**
 * Steps 4 and 5 of the guard (P2.3): a protected route opens with a stored token that has not expired, a renewed token, or one
 * fetched from the identity API.
 */
export async function protectedAccess(): Promise<ProtectedAccess> {
  const clearings = clearingsSoFar();
  if (usableTokens() || (await newToken())) return 'granted';
  // An earlier notice does not apply to this attempt.
  const notice = clearingsSoFar() === clearings ? null : sessionNotice();
  return notice === 'blocked' || notice === 'clock' || notice === 'tooLong' ? notice : 'signIn';
}

async function newToken(): Promise<boolean> {
  if (decodeToken(readTokens()?.accessToken)) return renewOnce();
  return skipsIdentity() ? false : fetchIdentityToken();
}

/** Whether the identity call is skipped at this start; only once after a sign-out. */
function skipsIdentity(): boolean {
  const skips = skipIdentityOnce.read() ?? false;
  skipIdentityOnce.remove();
  return skips;
}

/** Logout (P4): shows a page loader, clears everything at once, makes the call, and reloads even if it fails (faults B14). */
export async function signOut(reload: () => void = () => window.location.reload()): Promise<void> {
  const tokens = readTokens();
  store?.dispatch(signingOut());
  clearAuth();
  store?.dispatch(api.util.resetApiState());
  dropAllDrafts();
  skipIdentityOnce.write(true);
  await (await sessionCalls())?.sendSignOut(tokens);
  reload();
}
