import { takeEarlyCall } from '#shared/api/early-calls.ts';
import { TIMING } from '#shared/config/settings.ts';
import { callHeaders } from '#shared/http/call-context.ts';
import { adopt, adoptedToken, clearAuth, clearingsSoFar, signedInUser } from './auth-data.ts';
import { identityCall } from './identity-call.ts';
import { sessionCalls } from './renewal.ts';
import { singleFlight } from './single-flight.ts';
import { refusalBy, type TokenAnswer, tokensIn } from './token-answer.ts';

/** When the identity API was last called in vain, as milliseconds since 1970, and what was cleared by then; null otherwise. */
let unanswered: { at: number; clearings: number } | null = null;

/** What the document was told that requested the identity while the portal started; null when it did not, or was told nothing. */
async function earlyIdentity(): Promise<TokenAnswer | null> {
  const early = await takeEarlyCall(identityCall, callHeaders());
  if (early === null || early === 'failed') return null;
  return 'data' in early ? tokensIn(early.data) : refusalBy('refused' in early ? early.refused.status : undefined);
}

/**
 * Initial token fetch (P4, P7): success sets the auth data, 403 clears them and says that the user is blocked. An answer that comes
 * after a sign-out signs nobody in again. True when signed in afterwards.
 */
export const fetchIdentityToken = singleFlight(async () => {
  const clearings = clearingsSoFar();
  const before = adoptedToken();
  const answer = (await earlyIdentity()) ?? (await (await sessionCalls())?.fetchIdentity()) ?? { kind: 'unanswered' };
  if (clearingsSoFar() !== clearings) return false;
  // Another tab was faster.
  if (signedInUser() && adoptedToken() !== before) return true;
  unanswered = answer.kind === 'unanswered' ? { at: Date.now(), clearings } : null;
  if (answer.kind === 'refused' && answer.isBlocked) clearAuth('blocked');
  if (answer.kind !== 'tokens') return false;
  const problem = adopt(answer.tokens);
  if (problem === 'clock' || problem === 'tooLong') clearAuth(problem);
  return problem === null;
});

/**
 * Asks for the identity that could not be requested: when the connection is back, or when the reader comes back, then at most
 * every 30 s. Nothing is requested by the clock alone (faults G01, G08), and nothing after a sign-out.
 */
export async function refetchIdentity(isOnlineAgain: boolean): Promise<void> {
  if (unanswered?.clearings !== clearingsSoFar() || signedInUser()) return;
  if (isOnlineAgain || Date.now() - unanswered.at >= TIMING.renewFloor) await fetchIdentityToken();
}
