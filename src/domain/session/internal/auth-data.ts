import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '#shared/api/api.ts';
import { type sessionSlice, signedIn, signedOut, type SessionNotice } from '../session.slice.ts';
import type { Tokens, TokenStore } from '../token-store.ts';
import { decodeToken, hasExpired, isTooLong, type TokenUser } from '../token.ts';

export type SessionStore = {
  dispatch: Dispatch;
  getState: () => { session: ReturnType<typeof sessionSlice.getInitialState> };
};

type AuthDataParts = {
  store: SessionStore;
  tokens: TokenStore;
  /** Called when a session ended without the user requesting it. */
  onEnd: (notice: SessionNotice) => void;
  /** Called when someone is no longer signed in in this tab, before the store says so. */
  onLeave: () => void;
  /** Called when auth data were set or cleared; `received` is when an answer brought the tokens, null for stored tokens. */
  onChange: (received: number | null) => void;
};

export type AuthData = ReturnType<typeof createAuthData>;

/** Who is signed in in this tab, and with which token (P4). */
export function createAuthData({ store, tokens: stored, onEnd, onLeave, onChange }: AuthDataParts) {
  /** The access token of the user in the store; null when nobody is signed in. */
  let currentToken: string | null = null;
  let clearCount = 0;
  /** Whether anybody was signed in in this tab: what was requested for them, or at their end for nobody, is of no use. */
  let hadUser = false;

  const user = (): TokenUser | null => store.getState().session.user;

  /** Signs a user in. For another user than before, the data of the session are requested again. */
  function signIn(next: TokenUser, tokens: Tokens, received: number | null): void {
    const before = user();
    currentToken = tokens.accessToken;
    if (before && before.userId !== next.userId) onLeave();
    store.dispatch(signedIn(next));
    // For the first user of this tab it would request them twice.
    if (hadUser && before?.userId !== next.userId) store.dispatch(api.util.invalidateTags(['Session']));
    hadUser = true;
    onChange(received);
  }

  return {
    user,

    /** Why the last session ended or could not begin; null when there is nothing to say. */
    notice: (): SessionNotice | null => store.getState().session.notice,

    /** The token that this tab uses; the stored one may be newer. */
    currentToken: (): string | null => currentToken,

    /** How often auth data were cleared. An answer requested before the last time must not sign in again. */
    clearCount: (): number => clearCount,

    /** The stored tokens unless they have expired: no call is sent with an expired token. */
    usableTokens: (): Tokens | null => {
      const tokens = stored.read();
      const owner = decodeToken(tokens?.accessToken);
      return owner && !hasExpired(owner) ? tokens : null;
    },

    /**
     * Sets auth data from an answer (P4): stores both tokens and decodes the user. Returns the problem if there is one: not a
     * token, a token too long to be sent, or one that has expired on arrival because this computer's clock is wrong.
     */
    setFromAnswer(tokens: Tokens): 'malformed' | 'tooLong' | 'clock' | null {
      const owner = decodeToken(tokens.accessToken);
      if (isTooLong(tokens.accessToken) || isTooLong(tokens.refreshToken)) return 'tooLong';
      if (!owner || store.getState().session.leaving) return 'malformed';
      if (hasExpired(owner)) return 'clock';
      stored.write(tokens);
      signIn(owner, tokens, Date.now());
      return null;
    },

    /** Sets auth data from tokens that an earlier visit or another tab stored. False when they have expired. */
    setFromStorage(tokens: Tokens): boolean {
      const owner = decodeToken(tokens.accessToken);
      if (!owner || hasExpired(owner)) return false;
      if (tokens.accessToken !== currentToken) signIn(owner, tokens, null);
      return true;
    },

    /** Clears auth data; with a notice when the user did not request it. */
    clear(notice?: SessionNotice): void {
      clearCount += 1;
      currentToken = null;
      const before = user();
      stored.remove();
      if (before) onLeave();
      if (before || notice) {
        store.dispatch(signedOut(notice));
        store.dispatch(api.util.invalidateTags(['Session']));
      }
      onChange(null);
      if (before && notice) onEnd(notice);
    },
  };
}
