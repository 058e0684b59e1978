import { TIMING } from '#shared/config/settings.ts';
import type { TokenUser } from './token.ts';

/** Largest delay a browser timer takes; a longer one fires at once (faults B03). */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** When this tab last renewed, or tried to; took its present tokens from an answer (both null before); and how often it failed since. */
type Marks = { lastRenewal: number | null; received: number | null; failures: number };

/** Longest wait between two tries of a renewal that is not answered, in milliseconds. */
const SLOWEST = 300_000;

/**
 * When a token is to be renewed, as milliseconds since 1970 (P4): (exp − iat) − 60 s after it was received, and never later
 * than 60 s before its end, whichever a clock that goes wrong reaches first; at half-life when the life is short; never sooner
 * than 30 s after the last renewal, and after tries without an answer ever less often (readings, P4; faults B04).
 */
export function renewalTime(user: Pick<TokenUser, 'iat' | 'exp'>, { lastRenewal, received, failures }: Marks): number {
  const life = Math.max(0, (user.exp - user.iat) * 1000);
  const lead = life - TIMING.renewBeforeExpiry >= TIMING.renewFloor ? TIMING.renewBeforeExpiry : life / 2;
  const byEnd = user.exp * 1000 - lead;
  const pause = Math.min(TIMING.renewFloor * 2 ** Math.max(0, failures - 1), SLOWEST);
  // Without a sensible issue time there is no life to count from.
  const due = received === null || life === 0 ? byEnd : Math.min(byEnd, received + life - lead);
  return lastRenewal === null ? due : Math.max(due, lastRenewal + pause);
}
