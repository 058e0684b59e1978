import { adopt, adoptedToken, adoptStored, clearAuth, signedInUser, usableTokens } from './auth-data.ts';
import { LONGEST_TIMER, renewalTime } from './renewal-time.ts';
import { acrossTabs, LOCK_LIMIT, singleFlight } from './single-flight.ts';
import { decodeToken, hasExpired } from './token.ts';
import { readTokens, type Tokens, tokensChanged } from './token-store.ts';
import { within } from '#shared/timing/within.ts';

/** The session's calls, loaded with the http client, which the first page does not need; null when that fails (offline). */
export const sessionCalls = () => import('./session-requests.ts').catch(() => null);

/** Longest wait until this tab sees what another one stored, in milliseconds. */
const SEEN_WITHIN = 400;

const NEVER = { lastRenewal: null, received: null, failures: 0 };

let timer: ReturnType<typeof setTimeout> | undefined;
let marks: Parameters<typeof renewalTime>[1] = NEVER;

/** Forgets the renewals of an earlier session. Returns a function that stops the next renewal. */
export function startRenewals(): () => void {
  marks = NEVER;
  return () => clearTimeout(timer);
}

/** Schedules the next renewal after auth data changed (P4). `received` is when an answer brought the tokens. */
export function scheduleRenewal(received: number | null): void {
  marks = { ...marks, received, failures: 0 };
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  const user = signedInUser();
  if (!user) return;
  const due = renewalTime(user, marks);
  // A session that could not be renewed lasts until its token expires (readings, P4).
  const next = marks.failures > 0 ? Math.min(due, user.exp * 1000) : due;
  const delay = Math.min(Math.max(0, next - Date.now()), LONGEST_TIMER);
  timer = setTimeout(() => void renewIfDue().then(schedule), delay);
}

/** Renews the token if it is time. Never throws. */
export async function renewIfDue(): Promise<void> {
  const user = signedInUser();
  if (!user) return;
  if (marks.failures > 0 && hasExpired(user)) clearAuth('ended');
  else if (Date.now() >= renewalTime(user, marks)) await renewOnce();
}

/**
 * Every call waits for this: for a pending renewal, or for one that is due, so that a laptop that woke up does not send an old
 * token. While the stored token is valid, the wait ends after 5 s. Never throws.
 */
export async function sessionReady(): Promise<void> {
  const renewing: Promise<unknown> = renewOnce.pending() ?? renewIfDue();
  await within(renewing, LOCK_LIMIT);
  if (!usableTokens()) await renewing;
}

/** One renewal for all clients and all tabs (architecture, Session). True when there is a usable token afterwards. */
export const renewOnce = singleFlight(() => {
  // Read before waiting for the lock, because another tab may renew the token meanwhile.
  const old = adoptedToken() ?? readTokens()?.accessToken ?? null;
  return acrossTabs('renew', async (afterAnother) => {
    if (afterAnother) await tokensChanged(old, SEEN_WITHIN);
    return renewStored(old);
  });
});

async function renewStored(old: string | null): Promise<boolean> {
  const tokens = readTokens();
  if (!tokens) {
    clearAuth();
    return false;
  }
  if (tokens.accessToken !== old && adoptStored(tokens)) return true;
  marks = { ...marks, lastRenewal: Date.now() };
  const answer = (await (await sessionCalls())?.refreshTokens(tokens)) ?? { kind: 'unanswered' };
  // A refusal may mean that another tab used the refresh token first.
  if (answer.kind === 'refused' && !answer.isBlocked) await tokensChanged(tokens.accessToken, SEEN_WITHIN);
  // The user signed out or in again meanwhile: the answer is out of date.
  if (readTokens()?.refreshToken !== tokens.refreshToken) return usableTokens() !== null;
  if (answer.kind === 'unanswered') return outlives(tokens);
  const problem = answer.kind === 'refused' ? (answer.isBlocked ? 'blocked' : 'ended') : adopt(answer.tokens);
  if (problem) clearAuth(problem === 'malformed' ? 'ended' : problem);
  return problem === null;
}

/** Without an answer, which is no refusal, the session lasts until the token expires; the attempts grow rarer (readings, P4). */
function outlives(tokens: Tokens): boolean {
  marks = { ...marks, failures: marks.failures + 1 };
  const user = decodeToken(tokens.accessToken);
  if (user && !hasExpired(user)) {
    schedule();
    return true;
  }
  clearAuth('ended');
  return false;
}
