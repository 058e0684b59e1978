import { earlyCalls } from '#shared/api/page-calls.ts';
import { TIMING } from '#shared/config/settings.ts';
import { callHeaders } from '#shared/http/call-context.ts';
import { adopt, adoptedToken, clearAuth, clearingsSoFar, signedInUser } from './auth-data.ts';
import { sessionCalls } from './renewal.ts';
import { identityCall } from './session.calls.ts';
import { singleFlight } from './single-flight.ts';
import { refusalBy, type TokenAnswer, tokensIn } from './token-answer.ts';

/** The last identity call without an answer: its time in milliseconds since 1970, and the clearings until then; null if answered. */
let unanswered: { at: number; clearings: number } | null = null;

/** The answer to the identity call the document made at the start; null when it made none or the call should be repeated. */
async function earlyIdentity(): Promise<TokenAnswer | null> {
  const early = await earlyCalls.take(identityCall(), callHeaders());
  if (early === null || early === 'failed') return null;
  return 'data' in early ? tokensIn(early.data) : refusalBy('refused' in early ? early.refused.status : undefined);
}

/**
 * Initial token fetch (P4, P7): success sets the auth data; 403 clears them with the notice 'blocked'. An answer that arrives
 * after a sign-out is ignored. True when the user is signed in afterwards.
 */
export const fetchIdentityToken = singleFlight(async () => {
  const clearings = clearingsSoFar();
  const before = adoptedToken();
  const answer = (await earlyIdentity()) ?? (await (await sessionCalls())?.fetchIdentity()) ?? { kind: 'unanswered' };
  if (clearingsSoFar() !== clearings) return false;
  // Another tab signed in first.
  if (signedInUser() && adoptedToken() !== before) return true;
  unanswered = answer.kind === 'unanswered' ? { at: Date.now(), clearings } : null;
  if (answer.kind === 'refused' && answer.isBlocked) clearAuth('blocked');
  if (answer.kind !== 'tokens') return false;
  const problem = adopt(answer.tokens);
  if (problem === 'clock' || problem === 'tooLong') clearAuth(problem);
  return problem === null;
});

/**
 * Repeats an identity call that had no answer: when the connection is back, or when the reader returns, then at most every 30
 * seconds. Never by a timer (faults G01, G08), and not after a sign-out.
 */
export async function refetchIdentity(isOnlineAgain: boolean): Promise<void> {
  if (unanswered?.clearings !== clearingsSoFar() || signedInUser()) return;
  if (isOnlineAgain || Date.now() - unanswered.at >= TIMING.renewFloor) await fetchIdentityToken();
}
