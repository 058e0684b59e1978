import { exclusively } from '#shared/timing/locks.ts';
import { LONGEST_TIMER } from '#shared/timing/longest-timer.ts';
import { within } from '#shared/timing/within.ts';
import { renewalTime } from '../renewal-time.ts';
import type { Tokens, TokenStore } from '../token-store.ts';
import { decodeToken, hasExpired } from '../token.ts';
import type { AuthData } from './auth-data.ts';
import type { SessionRequests } from './session-requests.ts';
import { singleFlight } from './single-flight.ts';

/** Longest wait for another tab's renewal, in milliseconds: a tab that hangs must not block this one. */
const LOCK_LIMIT = 5000;
/** Longest wait until this tab sees what another one stored, in milliseconds. */
const SEEN_WITHIN = 400;

type RenewalParts = { auth: AuthData; tokens: TokenStore; requests: () => Promise<SessionRequests | null> };

/** Keeps the session's token valid: by a timer, and before calls (P4). */
export function createRenewals({ auth, tokens: stored, requests }: RenewalParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let marks: Parameters<typeof renewalTime>[1] = { lastRenewal: null, received: null, failures: 0 };
  /** The token has expired without network, as after a sleep: one more try when it is back (decisions, Calls and session). */
  let awaitsNetwork = false;

  function scheduleNext(): void {
    clearTimeout(timer);
    const user = auth.user();
    if (!user || awaitsNetwork) return;
    const due = renewalTime(user, marks);
    // A session that could not be renewed lasts until its token expires (readings, P4).
    const next = marks.failures > 0 ? Math.min(due, user.exp * 1000) : due;
    const delay = Math.min(Math.max(0, next - Date.now()), LONGEST_TIMER);
    timer = setTimeout(() => void renewIfDue().then(scheduleNext), delay);
  }

  /** Renews the token if it is time. Never throws. */
  async function renewIfDue(): Promise<void> {
    const user = auth.user();
    if (awaitsNetwork) {
      if (navigator.onLine) await renew();
      return;
    }
    if (!user) return;
    if (marks.failures > 0 && hasExpired(user)) endIfOnline();
    else if (Date.now() >= renewalTime(user, marks)) await renew();
  }

  /** One renewal for all clients and all tabs (architecture, Session). True when there is a usable token afterwards. */
  const renew = singleFlight(() => {
    // Read before waiting for the lock, because another tab may renew the token meanwhile.
    const old = auth.currentToken() ?? stored.read()?.accessToken ?? null;
    return exclusively(
      'renew',
      async (hasWaited) => {
        if (hasWaited) await stored.changed(old, SEEN_WITHIN);
        return renewStored(old);
      },
      LOCK_LIMIT,
    );
  });

  async function renewStored(old: string | null): Promise<boolean> {
    const tokens = stored.read();
    if (!tokens) {
      // Another tab ended the session, and this one has not been told of it yet.
      auth.clear(auth.user() ? 'elsewhere' : undefined);
      return false;
    }
    if (tokens.accessToken !== old && auth.setFromStorage(tokens)) return true;
    marks = { ...marks, lastRenewal: Date.now() };
    const answer = (await (await requests())?.refreshTokens(tokens)) ?? { kind: 'unanswered' };
    // A refusal may mean that another tab used the refresh token first.
    if (answer.kind === 'refused' && !answer.isBlocked) await stored.changed(tokens.accessToken, SEEN_WITHIN);
    // The user signed out or in again meanwhile: the answer is out of date.
    if (stored.read()?.refreshToken !== tokens.refreshToken) return auth.usableTokens() !== null;
    if (answer.kind === 'unanswered') return retryUntilExpired(tokens);
    const problem =
      answer.kind === 'refused' ? (answer.isBlocked ? 'blocked' : 'ended') : auth.setFromAnswer(answer.tokens);
    if (problem) auth.clear(problem === 'malformed' ? 'ended' : problem);
    return problem === null;
  }

  /** Without an answer, which is no refusal, the session lasts until the token expires; the attempts grow rarer (readings, P4). */
  function retryUntilExpired(tokens: Tokens): boolean {
    marks = { ...marks, failures: marks.failures + 1 };
    const user = decodeToken(tokens.accessToken);
    if (user && !hasExpired(user)) {
      scheduleNext();
      return true;
    }
    endIfOnline();
    return false;
  }

  function endIfOnline(): void {
    awaitsNetwork = !navigator.onLine;
    if (!awaitsNetwork) auth.clear('ended');
  }

  return {
    renew,
    renewIfDue,

    /** Schedules the next renewal after auth data changed (P4). `received` is when an answer brought the tokens. */
    schedule(received: number | null): void {
      marks = { ...marks, received, failures: 0 };
      awaitsNetwork = false;
      scheduleNext();
    },

    stop: (): void => clearTimeout(timer),

    /**
     * Every call waits for this: for a pending renewal, or for one that is due, so that a laptop that woke up does not send an
     * old token. While the stored token is valid, the wait ends after 5 s. Never throws.
     */
    ready: async (): Promise<void> => {
      const renewing: Promise<unknown> = renew.pending() ?? renewIfDue();
      await within(renewing, LOCK_LIMIT);
      if (!auth.usableTokens()) await renewing;
    },
  };
}
