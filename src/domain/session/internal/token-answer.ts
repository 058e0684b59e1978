import { safeParse } from 'zod/mini';
import { tokensWire } from '../session.wire.ts';
import type { Tokens } from '../token-store.ts';

/**
 * Answer of the identity API to a request for tokens. No network, a busy server and the page of a gate count as unanswered;
 * 400, 401, 403 and an answer without both tokens mean that nobody is signed in (readings P4, faults B10).
 */
export type TokenAnswer =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'refused'; isBlocked: boolean }
  | { kind: 'unanswered' };

const REFUSALS: readonly unknown[] = [400, 401, 403];

/** The token answer in the body of a successful call. */
export function tokensIn(body: unknown): TokenAnswer {
  const { success, data } = safeParse(tokensWire, body);
  return success ? { kind: 'tokens', tokens: data } : { kind: 'refused', isBlocked: false };
}

/** The token answer by the status of a failed call; undefined when there was no response. */
export const refusalBy = (status: number | undefined): TokenAnswer =>
  REFUSALS.includes(status) ? { kind: 'refused', isBlocked: status === 403 } : { kind: 'unanswered' };
