import { api } from '#shared/api/api.ts';
import { dropAllDrafts } from '#shared/storage/drafts.ts';
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
import { skipIdentityOnce } from './identity-call.ts';
import { refetchIdentity, fetchIdentityToken } from './identity.ts';
import { renewIfDue, renewOnce, scheduleRenewal, sessionCalls, startRenewals } from './renewal.ts';
import { type SessionNotice, signingOut } from './session.slice.ts';
import { decodeToken, isTooLong } from './token.ts';
import { isTokenEvent, readTokens } from './token-store.ts';

let store: SessionStore | null = null;

/**
 * Takes up the stored session and keeps it alive (P4). `ended` is called when a session ends without the user asking for it.
 * Returns what stops it (tests, hot reload).
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

/** Follows what is stored; where nothing usable is any more, whoever was signed in is signed out with that notice. */
function takeUpStored(notice?: SessionNotice): void {
  const tokens = readTokens();
  if (tokens && adoptStored(tokens)) return;
  if (tokens && decodeToken(tokens.accessToken)) return void renewOnce();
  if (isTooLong(tokens?.accessToken)) clearAuth('tooLong');
  else clearAuth(signedInUser() ? notice : undefined);
}

/** The start-up variant of the token fetch (P4): tries a refresh when it fails; skipped once after a sign-out (readings, P4). */
export async function fetchIdentityAtStart(): Promise<void> {
  if (skipsIdentity() || signedInUser()) return;
  if (!(await fetchIdentityToken()) && readTokens()) await renewOnce();
}

/** Whether a protected route may open; `signIn` leads to the identity application, all else would come back from there unchanged. */
export type ProtectedAccess = 'granted' | 'signIn' | Extract<SessionNotice, 'blocked' | 'clock' | 'tooLong'>;

/**
 * Steps 4 and 5 of the guard (P2.3): a stored token that has not expired opens a protected route, or a renewed one, or one fetched
 * from the identity API.
 */
export async function protectedAccess(): Promise<ProtectedAccess> {
  const clearings = clearingsSoFar();
  if (usableTokens() || (await newToken())) return 'granted';
  // A notice of before says nothing of this try.
  const notice = clearingsSoFar() === clearings ? null : sessionNotice();
  return notice === 'blocked' || notice === 'clock' || notice === 'tooLong' ? notice : 'signIn';
}

async function newToken(): Promise<boolean> {
  if (decodeToken(readTokens()?.accessToken)) return renewOnce();
  return skipsIdentity() ? false : fetchIdentityToken();
}

/** Whether this is the one start that leaves the identity alone; the next one does not. */
function skipsIdentity(): boolean {
  const skips = skipIdentityOnce.read() ?? false;
  skipIdentityOnce.remove();
  return skips;
}

/** Logout (P4): a page loader shows, everything is cleared at once, the call is made, the page reloads whether it succeeded or not (faults B14). */
export async function signOut(reload: () => void = () => window.location.reload()): Promise<void> {
  const tokens = readTokens();
  store?.dispatch(signingOut());
  clearAuth();
  store?.dispatch(api.util.resetApiState());
  dropAllDrafts();
  skipIdentityOnce.write(true);
  await (await sessionCalls())?.signOutCall(tokens);
  reload();
}
