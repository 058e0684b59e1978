import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '#shared/api/api.ts';
import { type sessionSlice, signedIn, signedOut, type SessionNotice } from './session.slice.ts';
import { decodeToken, hasExpired, isTooLong, type TokenUser } from './token.ts';
import { dropTokens, readTokens, storeTokens, type Tokens } from './token-store.ts';

/** The part of the store that the session needs. */
export type SessionStore = {
  dispatch: Dispatch;
  getState: () => { session: ReturnType<typeof sessionSlice.getInitialState> };
};

type Listeners = {
  /** Called when a session ended without the user requesting it. */
  ended: (notice: SessionNotice) => void;
  /** Called when auth data were set or cleared; `received` is when an answer brought the tokens, null for stored tokens. */
  changed: (received: number | null) => void;
};

let store: SessionStore | null = null;
let listeners: Listeners = { ended: () => {}, changed: () => {} };
/** The access token of the user in the store; null when nobody is signed in. */
let adopted: string | null = null;
let clearings = 0;

/** Connects the auth data with a store; called once at start. */
export function connectAuthData(given: SessionStore, to: Listeners): void {
  store = given;
  listeners = to;
  adopted = null;
}

/** The user signed in in this tab. */
export const signedInUser = (): TokenUser | null => store?.getState().session.user ?? null;

/** Why the last session ended or could not begin; null when there is nothing to say. */
export const sessionNotice = (): SessionNotice | null => store?.getState().session.notice ?? null;

/** The token that this tab uses; the stored one may be newer. */
export const adoptedToken = (): string | null => adopted;

/** How often auth data were cleared. An answer requested before the last time must not sign in again. */
export const clearingsSoFar = (): number => clearings;

/** The stored tokens unless they have expired: no call is sent with an expired token. */
export function usableTokens(): Tokens | null {
  const tokens = readTokens();
  const user = decodeToken(tokens?.accessToken);
  return user && !hasExpired(user) ? tokens : null;
}

/**
 * Sets auth data from an answer (P4): stores both tokens and decodes the user. Returns the problem if there is one: not a
 * token, a token too long to be sent, or one that has expired on arrival because this computer's clock is wrong.
 */
export function adopt(tokens: Tokens): 'malformed' | 'tooLong' | 'clock' | null {
  const user = decodeToken(tokens.accessToken);
  if (isTooLong(tokens.accessToken) || isTooLong(tokens.refreshToken)) return 'tooLong';
  if (!user || store?.getState().session.leaving) return 'malformed';
  if (hasExpired(user)) return 'clock';
  storeTokens(tokens);
  signIn(user, tokens, Date.now());
  return null;
}

/** Uses tokens that an earlier visit or another tab stored. False when they have expired. */
export function adoptStored(tokens: Tokens): boolean {
  const user = decodeToken(tokens.accessToken);
  if (!user || hasExpired(user)) return false;
  if (tokens.accessToken !== adopted) signIn(user, tokens, null);
  return true;
}

/** Signs a user in. When another tab signed in a different user, the data of the session are requested again. */
function signIn(user: TokenUser, tokens: Tokens, received: number | null): void {
  const before = signedInUser();
  adopted = tokens.accessToken;
  store?.dispatch(signedIn(user));
  if (before && before.userId !== user.userId) store?.dispatch(api.util.invalidateTags(['Session']));
  listeners.changed(received);
}

/** Clears auth data; with a notice when the user did not request it. */
export function clearAuth(notice?: SessionNotice): void {
  clearings += 1;
  adopted = null;
  const was = signedInUser();
  dropTokens();
  if (was || notice) {
    store?.dispatch(signedOut(notice));
    store?.dispatch(api.util.invalidateTags(['Session']));
  }
  listeners.changed(null);
  if (was && notice) listeners.ended(notice);
}
