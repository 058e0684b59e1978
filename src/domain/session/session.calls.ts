import * as z from 'zod/mini';
import type { ApiError } from '#shared/http/api-error.ts';
import { tokenHeaders } from '#shared/http/call-context.ts';
import { clients } from '#shared/http/clients.ts';
import { toApiError } from '#shared/http/to-api-error.ts';
import { tokensWire } from './session.wire.ts';
import type { Tokens } from './token-store.ts';

type TokenAnswer = { tokens: Tokens } | { failed: ApiError };

/** Initial token fetch of a browser that has a session with the identity application: GET Users/Identity (P7). */
export function fetchIdentity(): Promise<TokenAnswer> {
  return tokensFrom(() => clients.identity.get<unknown>('Users/Identity'));
}

/** Renewal: POST UserSessions/Refresh; an answer without both tokens is a failure (faults B10). */
export function refreshTokens(tokens: Tokens): Promise<TokenAnswer> {
  return tokensFrom(() => clients.identity.post<unknown>('UserSessions/Refresh', tokens, { atOnce: true }));
}

/** Longest wait for the sign-out answer: the page reloads whether it comes or not (P4, faults B14). */
const SIGN_OUT_LIMIT = 5000;

/** Tells the identity API that the user leaves, with the tokens that are already dropped; its answer is not read (P4 Logout). */
export async function signOutCall(tokens: Tokens | null): Promise<void> {
  await clients.identity
    .get('UserSessions/SignOut', {
      timeout: SIGN_OUT_LIMIT,
      headers: tokenHeaders(tokens),
      expected: 'anything',
      atOnce: true,
    })
    .catch(() => undefined);
}

async function tokensFrom(call: () => Promise<{ data: unknown }>): Promise<TokenAnswer> {
  try {
    const { data } = await call();
    const result = z.safeParse(tokensWire, data);
    return result.success ? { tokens: result.data } : { failed: { kind: 'contract' } };
  } catch (error) {
    return { failed: await toApiError(error) };
  }
}
