import { safeParse } from 'zod/mini';
import { tokensWire } from './session.wire.ts';
import type { Tokens } from './token-store.ts';

/**
 * What the identity API said to somebody who requested tokens. No network, a busy server and the page of a gate are no answer;
 * 400, 401, 403 and an answer without both tokens are its statement that nobody is signed in (readings P4, faults B10).
 */
export type TokenAnswer =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'refused'; isBlocked: boolean }
  | { kind: 'unanswered' };

const REFUSALS: readonly unknown[] = [400, 401, 403];

/** What it said with a body of a call that succeeded. */
export function tokensIn(body: unknown): TokenAnswer {
  const { success, data } = safeParse(tokensWire, body);
  return success ? { kind: 'tokens', tokens: data } : { kind: 'refused', isBlocked: false };
}

/** What it said by the status of a call that did not; none where nobody answered. */
export const refusalBy = (status: number | undefined): TokenAnswer =>
  REFUSALS.includes(status) ? { kind: 'refused', isBlocked: status === 403 } : { kind: 'unanswered' };
