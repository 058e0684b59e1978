import { adopt, adoptedToken, adoptStored, clearAuth, signedInUser, usableTokens } from './auth-data.ts';
import { LONGEST_TIMER, renewalTime } from './renewal-time.ts';
import { acrossTabs, LOCK_LIMIT, singleFlight } from './single-flight.ts';
import { decodeToken, hasExpired } from './token.ts';
import { readTokens, type Tokens, tokensChanged } from './token-store.ts';
import { within } from '#shared/timing/within.ts';

/** The calls come with the http client, which the first page does not need; null when that cannot be fetched (offline). */
export const sessionCalls = () => import('./session.calls.ts').catch(() => null);

/** Longest wait for what another tab has stored to be seen here, in milliseconds. */
const SEEN_WITHIN = 400;

const NEVER = { lastRenewal: null, received: null, failures: 0 };

let timer: ReturnType<typeof setTimeout> | undefined;
let marks: Parameters<typeof renewalTime>[1] = NEVER;

/** Forgets what an earlier session knew of its renewals; returns what stops the next one. */
export function startRenewals(): () => void {
  marks = NEVER;
  return () => clearTimeout(timer);
}

/** Auth data changed: the renewal is scheduled anew (P4). `received` is when the tokens came from an answer. */
export function scheduleRenewal(received: number | null): void {
  marks = { ...marks, received, failures: 0 };
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  const user = signedInUser();
  if (!user) return;
  const due = renewalTime(user, marks);
  // A session that could not be renewed lives until the token's own end (readings, P4).
  const next = marks.failures > 0 ? Math.min(due, user.exp * 1000) : due;
  const delay = Math.min(Math.max(0, next - Date.now()), LONGEST_TIMER);
  timer = setTimeout(() => void renewIfDue().then(schedule), delay);
}

/** Renews when the time has come. Never throws. */
export async function renewIfDue(): Promise<void> {
  const user = signedInUser();
  if (!user) return;
  if (marks.failures > 0 && hasExpired(user)) clearAuth('ended');
  else if (Date.now() >= renewalTime(user, marks)) await renewOnce();
}

/**
 * What every call waits for: a renewal under way is joined and one that is due is made first, so that a laptop that woke up does
 * not ask with an old token. While the stored token is still good the wait ends after 5 s. Never throws.
 */
export async function sessionReady(): Promise<void> {
  const renewing: Promise<unknown> = renewOnce.pending() ?? renewIfDue();
  await within(renewing, LOCK_LIMIT);
  if (!usableTokens()) await renewing;
}

/** One renewal for all clients and all tabs (architecture, Session). True when a usable token is there afterwards. */
export const renewOnce = singleFlight(() => {
  // What this tab goes by now: while it waits for the lock another one may renew, and tell so before the lock is free.
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
  // Signed out, or signed in anew, meanwhile: what was requested is out of date, whatever was answered.
  if (readTokens()?.refreshToken !== tokens.refreshToken) return usableTokens() !== null;
  if (answer.kind === 'unanswered') return outlives(tokens);
  const problem = answer.kind === 'refused' ? (answer.isBlocked ? 'blocked' : 'ended') : adopt(answer.tokens);
  if (problem) clearAuth(problem === 'malformed' ? 'ended' : problem);
  return problem === null;
}

/** No answer is no refusal: the session goes on to the token's own end, with further tries ever less often (readings, P4). */
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
