import { TIMING } from '#shared/config/settings.ts';
import type { TokenUser } from './token.ts';

/** Largest delay a browser timer takes; a longer one fires at once (faults B03). */
export const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * When a token is to be renewed, as milliseconds since 1970 (P4): 60 s before its end; at half-life when the life is short;
 * never sooner than 30 s after the last renewal (readings, P4; faults B04).
 */
export function renewalTime(user: Pick<TokenUser, 'iat' | 'exp'>, lastRenewal: number | null): number {
  const life = Math.max(0, (user.exp - user.iat) * 1000);
  const lead = life - TIMING.renewBeforeExpiry >= TIMING.renewFloor ? TIMING.renewBeforeExpiry : life / 2;
  const due = user.exp * 1000 - lead;
  return lastRenewal === null ? due : Math.max(due, lastRenewal + TIMING.renewFloor);
}
