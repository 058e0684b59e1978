import type { EarlyCalls } from '#shared/api/early-calls.ts';
import { TIMING } from '#shared/config/settings.ts';
import { identityCall } from '../session.calls.ts';
import type { AuthData } from './auth-data.ts';
import type { SessionRequests } from './session-requests.ts';
import { singleFlight } from './single-flight.ts';
import { refusalBy, type TokenAnswer, tokensIn } from './token-answer.ts';

type IdentityParts = {
  auth: AuthData;
  requests: () => Promise<SessionRequests | null>;
  earlyCalls: Pick<EarlyCalls, 'take'>;
  headers: () => Record<string, string>;
};

/** Tokens from the identity application, for a browser that has a session there (P4, P7). */
export function createIdentity({ auth, requests, earlyCalls, headers }: IdentityParts) {
  /** The last identity call without an answer: its time in milliseconds since 1970, and the clear count; null if answered. */
  let unanswered: { at: number; clearCount: number } | null = null;

  /** The answer to the identity call the document made at the start; null when it made none or the call should be repeated. */
  async function earlyAnswer(): Promise<TokenAnswer | null> {
    const early = await earlyCalls.take(identityCall(), headers());
    if (early === null || early === 'failed') return null;
    return 'data' in early ? tokensIn(early.data) : refusalBy('refused' in early ? early.refused.status : undefined);
  }

  /**
   * Initial token fetch (P4, P7): success sets the auth data; 403 clears them with the notice 'blocked'. An answer that arrives
   * after a sign-out is ignored. True when the user is signed in afterwards.
   */
  const fetchToken = singleFlight(async () => {
    const clearCount = auth.clearCount();
    const before = auth.currentToken();
    const answer = (await earlyAnswer()) ?? (await (await requests())?.fetchIdentity()) ?? { kind: 'unanswered' };
    if (auth.clearCount() !== clearCount) return false;
    // Another tab signed in first.
    if (auth.user() && auth.currentToken() !== before) return true;
    unanswered = answer.kind === 'unanswered' ? { at: Date.now(), clearCount } : null;
    if (answer.kind === 'refused' && answer.isBlocked) auth.clear('blocked');
    if (answer.kind !== 'tokens') return false;
    const problem = auth.setFromAnswer(answer.tokens);
    if (problem === 'clock' || problem === 'tooLong') auth.clear(problem);
    return problem === null;
  });

  return {
    fetchToken,

    /**
     * Repeats an identity call that had no answer: when the connection is back, or when the reader returns, then at most every
     * 30 seconds. Never by a timer (faults G01, G08), and not after a sign-out.
     */
    async refetchToken(isOnlineAgain: boolean): Promise<void> {
      if (unanswered?.clearCount !== auth.clearCount() || auth.user()) return;
      if (isOnlineAgain || Date.now() - unanswered.at >= TIMING.minRenewalInterval) await fetchToken();
    },
  };
}
