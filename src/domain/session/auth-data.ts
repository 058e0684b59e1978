import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '#shared/api/api.ts';
import { type sessionSlice, signedIn, signedOut, type SessionNotice } from './session.slice.ts';
import { decodeToken, hasExpired, isTooLong, type TokenUser } from './token.ts';
import { dropTokens, readTokens, storeTokens, type Tokens } from './token-store.ts';

/** What the session needs of the store. */
export type SessionStore = {
  dispatch: Dispatch;
  getState: () => { session: ReturnType<typeof sessionSlice.getInitialState> };
};

type Listeners = {
  /** A session ended without the user asking for it. */
  ended: (notice: SessionNotice) => void;
  /** Auth data were set or cleared; `received` is when the tokens came from an answer, null when they were found stored. */
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

/** Who is signed in here. */
export const signedInUser = (): TokenUser | null => store?.getState().session.user ?? null;

/** What is known about the session at the moment. */
export const sessionNotice = (): SessionNotice | null => store?.getState().session.notice ?? null;

/** The token this tab goes by: what is stored may be newer already. */
export const adoptedToken = (): string | null => adopted;

/** How often auth data were cleared: an answer that was requested before must not sign in again. */
export const clearingsSoFar = (): number => clearings;

/** The stored tokens as long as they are good; a call never leaves with an expired one. */
export function usableTokens(): Tokens | null {
  const tokens = readTokens();
  const user = decodeToken(tokens?.accessToken);
  return user && !hasExpired(user) ? tokens : null;
}

/**
 * Sets auth data from an answer (P4): stores both tokens and decodes the user. Gives what is wrong with them instead: no token
 * at all, one too long to be sent, or one that has ended as it comes, which a wrong clock of this computer makes so.
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

/** Takes over tokens that are stored already, by an earlier visit or another tab. False when they are no longer good. */
export function adoptStored(tokens: Tokens): boolean {
  const user = decodeToken(tokens.accessToken);
  if (!user || hasExpired(user)) return false;
  if (tokens.accessToken !== adopted) signIn(user, tokens, null);
  return true;
}

/** What was requested for another user, signed in by another tab, is requested anew. */
function signIn(user: TokenUser, tokens: Tokens, received: number | null): void {
  const before = signedInUser();
  adopted = tokens.accessToken;
  store?.dispatch(signedIn(user));
  if (before && before.userId !== user.userId) store?.dispatch(api.util.invalidateTags(['Session']));
  listeners.changed(received);
}

/** Clears auth data; with a notice when the user did not ask for it. */
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
