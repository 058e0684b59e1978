import { TIMING } from '#shared/config/settings.ts';
import type { TokenUser } from './token.ts';

/**
 * In this tab: time of the last renewal attempt, time the current tokens were received from an answer (each null if never), and
 * failed attempts since.
 */
type Marks = { lastRenewal: number | null; received: number | null; failures: number };

/** Longest wait between two attempts of a renewal without an answer, in milliseconds. */
const SLOWEST = 300_000;

/**
 * When a token must be renewed, in milliseconds since 1970 (P4): (exp − iat) − 60 s after it was received, but at least 60
 * seconds before it expires, because the clock may be wrong; a short-lived token at half its life. Not within 30 s of the last
 * renewal; after attempts without an answer, the wait doubles each time (readings, P4; faults B04).
 */
export function renewalTime(user: Pick<TokenUser, 'iat' | 'exp'>, { lastRenewal, received, failures }: Marks): number {
  const life = Math.max(0, (user.exp - user.iat) * 1000);
  const lead = life - TIMING.renewBeforeExpiry >= TIMING.minRenewalInterval ? TIMING.renewBeforeExpiry : life / 2;
  const byEnd = user.exp * 1000 - lead;
  const pause = Math.min(TIMING.minRenewalInterval * 2 ** Math.max(0, failures - 1), SLOWEST);
  // Without a valid issue time the token has no known life.
  const due = received === null || life === 0 ? byEnd : Math.min(byEnd, received + life - lead);
  return lastRenewal === null ? due : Math.max(due, lastRenewal + pause);
}
