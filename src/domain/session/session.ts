import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '#shared/api/api.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { TIMING } from '#shared/config/settings.ts';
import { dropAllDrafts } from '#shared/storage/drafts.ts';
import { safeSession } from '#shared/storage/safe-storage.ts';
import { LONGEST_TIMER, renewalTime } from './renewal-time.ts';
import { type sessionSlice, signedIn, signedOut, signingOut, type SessionNotice } from './session.slice.ts';
import { acrossTabs, singleFlight } from './single-flight.ts';
import { decodeToken, hasExpired, type TokenUser } from './token.ts';
import { dropTokens, isTokenEvent, readTokens, storeTokens, type Tokens } from './token-store.ts';

type SessionStore = {
  dispatch: Dispatch;
  getState: () => { session: ReturnType<typeof sessionSlice.getInitialState> };
};

/** The calls come with the http client, which the first page does not need; null when that cannot be fetched (offline). */
const calls = () => import('./session.calls.ts').catch(() => null);

const NO_NETWORK: { failed: ApiError } = { failed: { kind: 'network' } };

const SKIP_IDENTITY = 'skipIdentityOnce';

let store: SessionStore | null = null;
let onEnded: (notice: SessionNotice) => void = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the last renewal was tried, and when the present tokens came from an answer; unknown after a reload or from another tab. */
let marks: { lastRenewal: number | null; received: number | null } = { lastRenewal: null, received: null };
/** When the identity API was last asked in vain, as milliseconds since 1970; null when it answered, or was not asked. */
let unansweredAt: number | null = null;

/**
 * Takes up the stored session and keeps it alive (P4). `ended` is called when a session ends without the user asking for it.
 * Returns what stops it (tests, hot reload).
 */
export function startSession(given: SessionStore, ended: (notice: SessionNotice) => void): () => void {
  store = given;
  onEnded = ended;
  marks = { lastRenewal: null, received: null };
  followStoredTokens();
  const follow = (event: StorageEvent) => {
    if (isTokenEvent(event)) followStoredTokens();
  };
  const wake = (event: Event) => {
    if (document.visibilityState !== 'visible') return;
    void renewIfDue();
    void askIdentityAgain(event.type === 'online');
  };
  window.addEventListener('storage', follow);
  window.addEventListener('online', wake);
  window.addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', follow);
    window.removeEventListener('online', wake);
    window.removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}

/** Sets auth data (P4): stores both tokens, decodes the user, schedules the renewal. False when the token is unusable. */
function adopt(tokens: Tokens): boolean {
  const user = decodeToken(tokens.accessToken);
  if (!user || hasExpired(user)) return false;
  storeTokens(tokens);
  marks.received = Date.now();
  signIn(user);
  return true;
}

/** The user of the stored tokens is signed in; what was asked for another one (signed in by another tab) is asked anew. */
function signIn(user: TokenUser): void {
  const before = store?.getState().session.user;
  store?.dispatch(signedIn(user));
  if (before && before.userId !== user.userId) store?.dispatch(api.util.invalidateTags(['Session']));
  schedule();
}

function followStoredTokens(): void {
  const tokens = readTokens();
  const user = decodeToken(tokens?.accessToken);
  if (tokens && user && !hasExpired(user)) {
    marks.received = null;
    signIn(user);
    return;
  }
  if (tokens && user) return void renewOnce();
  dropTokens();
  clear();
}

/** Clears auth data; with a notice when the user did not ask for it. */
function clear(notice?: SessionNotice): void {
  clearTimeout(timer);
  unansweredAt = null;
  const was = store?.getState().session.user;
  dropTokens();
  if (was || notice) {
    store?.dispatch(signedOut(notice));
    store?.dispatch(api.util.invalidateTags(['Session']));
  }
  if (was && notice) onEnded(notice);
}

function schedule(): void {
  clearTimeout(timer);
  const user = decodeToken(readTokens()?.accessToken);
  if (!user) return;
  const delay = Math.max(0, renewalTime(user, marks) - Date.now());
  timer = setTimeout(() => void renewIfDue().then(reschedule), Math.min(delay, LONGEST_TIMER));
}

/** A timer cut at the longest delay goes on; a renewal that only lacked the network tries again. */
function reschedule(): void {
  if (store?.getState().session.user) schedule();
}

/** Renews when the time has come; the request clients wait for it, so that a laptop that woke up renews first. Never throws. */
export async function renewIfDue(): Promise<void> {
  const user = store?.getState().session.user;
  if (!user || Date.now() < renewalTime(user, marks)) return;
  await renewOnce();
}

/** One renewal for all clients and all tabs (architecture, Session). True when a usable token is there afterwards. */
export const renewOnce = singleFlight(() => acrossTabs('renew', renewStored));

async function renewStored(): Promise<boolean> {
  const tokens = readTokens();
  if (!tokens) {
    clear();
    return false;
  }
  const known = store?.getState().session.user;
  const stored = decodeToken(tokens.accessToken);
  // Another tab renewed while this one waited for the lock.
  if (known && stored && stored.exp > known.exp) return adopt(tokens);
  marks.lastRenewal = Date.now();
  const answer = (await (await calls())?.refreshTokens(tokens)) ?? NO_NETWORK;
  // Signed out, or signed in anew, meanwhile: what was asked for is out of date, whatever was answered.
  if (readTokens()?.refreshToken !== tokens.refreshToken) return hasStoredToken();
  if ('tokens' in answer && adopt(answer.tokens)) return true;
  const lacksNetwork = 'failed' in answer && ['network', 'timeout', 'cancelled'].includes(answer.failed.kind);
  if (lacksNetwork && stored && !hasExpired(stored)) return true;
  clear('failed' in answer && answer.failed.status === 403 ? 'blocked' : 'ended');
  return false;
}

/** Whether a token that has not expired is stored (P2.3, step 4). */
function hasStoredToken(): boolean {
  const user = decodeToken(readTokens()?.accessToken);
  return user !== null && !hasExpired(user);
}

/** Initial token fetch (P4, P7): success sets the auth data, 403 clears them. True when signed in afterwards. */
export const fetchIdentityToken = singleFlight(async () => {
  const answer = (await (await calls())?.fetchIdentity()) ?? NO_NETWORK;
  if ('tokens' in answer) return adopt(answer.tokens);
  if (answer.failed.status === 403) clear();
  unansweredAt = isRefusal(answer.failed) ? null : Date.now();
  return false;
});

/** The agency's own word that nobody is signed in; no network, a busy server and a gate's page are none. */
const isRefusal = ({ kind, status = 0 }: ApiError) => kind === 'http' && status < 500 && status !== 429;

/**
 * Asks for the identity that could not be asked for: when the connection is back, or when the reader comes back, then at most
 * every 30 s. Nothing is asked by the clock alone (faults G01, G08).
 */
async function askIdentityAgain(isOnlineAgain: boolean): Promise<void> {
  if (unansweredAt === null || store?.getState().session.user) return;
  if (isOnlineAgain || Date.now() - unansweredAt >= TIMING.renewFloor) await fetchIdentityToken();
}

/** The start-up variant (P4): tries a refresh when the identity call fails; skipped once after a sign-out (readings, P4). */
export async function fetchIdentityAtStart(): Promise<void> {
  const skip = safeSession.get(SKIP_IDENTITY) !== null;
  safeSession.remove(SKIP_IDENTITY);
  if (skip || store?.getState().session.user) return;
  if (!(await fetchIdentityToken()) && readTokens()) await renewOnce();
}

/**
 * Whether a protected route may open (P2.3, steps 4 and 5): a stored token that has not expired, a renewed one,
 * or one fetched from the identity API.
 */
export async function hasUsableToken(): Promise<boolean> {
  if (hasStoredToken()) return true;
  if (decodeToken(readTokens()?.accessToken)) return renewOnce();
  if (safeSession.get(SKIP_IDENTITY) !== null) {
    safeSession.remove(SKIP_IDENTITY);
    return false;
  }
  return fetchIdentityToken();
}

/** Logout (P4): a page loader shows, everything is cleared at once, the call is made, the page reloads whether it succeeded or not (faults B14). */
export async function signOut(reload: () => void = () => window.location.reload()): Promise<void> {
  const tokens = readTokens();
  store?.dispatch(signingOut());
  clear();
  store?.dispatch(api.util.resetApiState());
  dropAllDrafts();
  safeSession.set(SKIP_IDENTITY, '1');
  await (await calls())?.signOutCall(tokens);
  reload();
}
