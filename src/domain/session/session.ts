import { api } from '#shared/api/api.ts';
import type { EarlyCalls } from '#shared/api/early-calls.ts';
import type { CallContext } from '#shared/http/call-context.ts';
import { leaveUnasked } from '#shared/routing/leave-unasked.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { PERSONAL_TAB_KEYS } from '#shared/storage/shared-computer.ts';
import type { Drafts } from '#shared/storage/stored-drafts.ts';
import { onStoredElsewhere } from '#shared/storage/stored-elsewhere.ts';
import { createAuthData, type SessionStore } from './internal/auth-data.ts';
import { createIdentity } from './internal/identity.ts';
import { createRenewals } from './internal/renewal.ts';
import { type SessionNotice, signingOut } from './session.slice.ts';
import { skipIdentityOnce } from './skip-identity.ts';
import { ACCESS, createTokenStore } from './token-store.ts';
import { decodeToken, isTooLong } from './token.ts';

/** Whether a protected route may open. `signIn` leads to the identity application; with the other results sign-in would not help. */
export type ProtectedAccess = 'granted' | 'signIn' | Extract<SessionNotice, 'blocked' | 'clock' | 'tooLong'>;

type SessionParts = {
  store: SessionStore;
  storage: PortalStorage;
  drafts: Pick<Drafts, 'removeAll'>;
  calls: CallContext;
  earlyCalls: EarlyCalls;
};

type Session = ReturnType<typeof createSession>;

declare module '#shared/portal/portal.ts' {
  interface Portal {
    session: Session;
  }
}

/** The session of one portal (P4): it does nothing until it is started. */
export function createSession({ store, storage, drafts, calls, earlyCalls }: SessionParts) {
  const stored = createTokenStore(storage.local);
  let onEnd: (notice: SessionNotice) => void = () => {};
  /** The session's requests; null when they cannot be loaded (offline). */
  const requests = () =>
    import('./internal/session-requests.ts').then(
      ({ createSessionRequests }) => createSessionRequests(calls),
      () => null,
    );
  const auth = createAuthData({
    store,
    tokens: stored,
    onEnd: (notice) => onEnd(notice),
    onLeave: () => PERSONAL_TAB_KEYS.forEach((key) => storage.session.remove(key)),
    onChange: (received) => renewals.schedule(received),
  });
  const renewals = createRenewals({ auth, tokens: stored, requests });
  const identity = createIdentity({ auth, requests, earlyCalls, headers: calls.headers });

  /** Uses the stored tokens. If they cannot be used or renewed, the user is signed out with the notice. */
  function restore(notice?: SessionNotice): void {
    const tokens = stored.read();
    if (tokens && auth.setFromStorage(tokens)) return;
    if (tokens && decodeToken(tokens.accessToken)) return void renewals.renew();
    if (isTooLong(tokens?.accessToken)) auth.clear('tooLong');
    else auth.clear(auth.user() ? notice : undefined);
  }

  /** Whether the identity call is skipped at this start; only once after a sign-out. */
  function skipsIdentity(): boolean {
    const skips = window.followsSignOut ?? false;
    delete window.followsSignOut;
    return skips;
  }

  async function newToken(): Promise<boolean> {
    if (decodeToken(stored.read()?.accessToken)) return renewals.renew();
    return skipsIdentity() ? false : identity.fetchToken();
  }

  return {
    /** The stored tokens unless they have expired. */
    usableTokens: auth.usableTokens,

    /** Every call waits for this, so that none is sent with an old token; see `createRenewals`. Never throws. */
    ready: renewals.ready,

    /** Fetches tokens from the identity application; true when the user is signed in afterwards. */
    fetchIdentityToken: identity.fetchToken,

    /** Renews the token, once for all who ask; true when there is a usable token afterwards. */
    renew: renewals.renew,

    /**
     * Restores the stored session and keeps it renewed (P4). `ended` is called when a session ends without the user requesting
     * it.
     *
     * @returns a function that stops all this.
     */
    start(ended: (notice: SessionNotice) => void): () => void {
      onEnd = ended;
      restore();
      const stopFollowing = onStoredElsewhere([ACCESS], () => restore('elsewhere'));
      const wake = (event: Event) => {
        if (document.visibilityState !== 'visible') return;
        void renewals.renewIfDue();
        void identity.refetchToken(event.type === 'online');
      };
      const listening = new AbortController();
      const { signal } = listening;
      window.addEventListener('online', wake, { signal });
      window.addEventListener('focus', wake, { signal });
      document.addEventListener('visibilitychange', wake, { signal });
      return () => {
        renewals.stop();
        stopFollowing();
        listening.abort();
      };
    },

    /** The token fetch at the start (P4): if it fails, a stored token is renewed; skipped once after a sign-out (readings, P4). */
    async fetchIdentityAtStart(): Promise<void> {
      if (skipsIdentity() || auth.user()) return;
      if (!(await identity.fetchToken()) && stored.read()) await renewals.renew();
    },

    /**
     * Steps 4 and 5 of the guard (P2.3): a protected route opens with a stored token that has not expired, a renewed token, or
     * one fetched from the identity API.
     */
    async protectedAccess(): Promise<ProtectedAccess> {
      const clearCount = auth.clearCount();
      if (auth.usableTokens() || (await newToken())) return 'granted';
      // An earlier notice does not apply to this attempt.
      const notice = auth.clearCount() === clearCount ? null : auth.notice();
      return notice === 'blocked' || notice === 'clock' || notice === 'tooLong' ? notice : 'signIn';
    },

    /**
     * Logout (P4): shows a page loader, clears everything at once, makes the call, and reloads even if it fails (faults B14). What
     * was typed goes with it (R6), so nobody is asked whether to leave.
     */
    async signOut(reload: () => void = () => leaveUnasked(() => window.location.reload())): Promise<void> {
      const tokens = stored.read();
      store.dispatch(signingOut());
      auth.clear();
      store.dispatch(api.util.resetApiState());
      drafts.removeAll();
      skipIdentityOnce(storage);
      await (await requests())?.signOut(tokens);
      reload();
    },
  };
}
