import * as z from 'zod/mini';
import { baseUrls } from '#shared/http/base-urls.ts';
import { callHeaders, tokenHeaders } from '#shared/http/call-context.ts';
import { axiosClients } from '#shared/http/axios-clients.ts';
import { toApiError } from '#shared/http/to-api-error.ts';
import { within } from '#shared/timing/within.ts';
import { tokensWire } from './session.wire.ts';
import type { Tokens } from './token-store.ts';

/**
 * What the identity API said to somebody who requested tokens. No network, a busy server and the page of a gate are no answer;
 * 400, 401, 403 and an answer without both tokens are its statement that nobody is signed in (readings P4, faults B10).
 */
type TokenAnswer =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'refused'; isBlocked: boolean }
  | { kind: 'unanswered' };

const REFUSALS: readonly unknown[] = [400, 401, 403];

/** Initial token fetch of a browser that has a session with the identity application: GET Users/Identity (P7). */
export function fetchIdentity(): Promise<TokenAnswer> {
  return tokensFrom(() => axiosClients.identity.get<unknown>('Users/Identity'));
}

/** Renewal: POST UserSessions/Refresh. */
export function refreshTokens(tokens: Tokens): Promise<TokenAnswer> {
  return tokensFrom(() => axiosClients.identity.post<unknown>('UserSessions/Refresh', tokens, { atOnce: true }));
}

/** Longest wait for the sign-out answer: the page reloads whether it comes or not (P4, faults B14). */
const SIGN_OUT_LIMIT = 5000;

/**
 * Tells the identity API that the user leaves, with the tokens that are already dropped; its answer is not read (P4 Logout). The call
 * outlives the page, which reloads before the minute it may take (P7): the answer ends the session of the browser, and without it
 * the next visit would sign the user in again unasked.
 */
export async function signOutCall(tokens: Tokens | null): Promise<void> {
  const call = fetch(`${baseUrls.identity}/UserSessions/SignOut`, {
    headers: { Accept: 'application/json, text/plain, */*', ...callHeaders(), ...tokenHeaders(tokens) },
    credentials: 'include',
    keepalive: true,
  });
  await within(call, SIGN_OUT_LIMIT).catch(() => {});
}

async function tokensFrom(call: () => Promise<{ data: unknown }>): Promise<TokenAnswer> {
  try {
    const { data } = await call();
    const result = z.safeParse(tokensWire, data);
    return result.success ? { kind: 'tokens', tokens: result.data } : { kind: 'refused', isBlocked: false };
  } catch (error) {
    const { status } = await toApiError(error);
    return REFUSALS.includes(status) ? { kind: 'refused', isBlocked: status === 403 } : { kind: 'unanswered' };
  }
}
