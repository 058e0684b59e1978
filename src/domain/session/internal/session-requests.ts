import { baseUrls } from '#shared/http/base-urls.ts';
import { CALL_CACHE } from '#shared/http/call-cache.ts';
import { type CallContext, tokenHeaders } from '#shared/http/call-context.ts';
import { toApiError } from '#shared/http/to-api-error.ts';
import { within } from '#shared/timing/within.ts';
import { identityCall, refreshCall, signOutCall } from '../session.calls.ts';
import type { Tokens } from '../token-store.ts';
import { refusalBy, type TokenAnswer, tokensIn } from './token-answer.ts';

/** Longest wait for the answer to a sign-out: the page reloads even without it (P4, faults B14). */
const SIGN_OUT_LIMIT = 5000;

export type SessionRequests = ReturnType<typeof createSessionRequests>;

/** The session's requests to the identity API (P7), loaded with the http client, which the first page does not need. */
export function createSessionRequests(context: CallContext) {
  return {
    fetchIdentity: (): Promise<TokenAnswer> =>
      tokensFrom(async () => (await context.client('identity')).get<unknown>(identityCall.path)),

    refreshTokens: (tokens: Tokens): Promise<TokenAnswer> =>
      tokensFrom(async () =>
        // Both tokens are sent on every call (P7), also here, where the one that is stored may have expired.
        (await context.client('identity')).post<unknown>(refreshCall.path, tokens, {
          atOnce: true,
          headers: tokenHeaders(tokens),
        }),
      ),

    /**
     * Signs the user out at the identity API with the tokens that are no longer stored; the answer is not read (P4 Logout). The
     * call is completed after the page is left, which reloads before the call's time limit of a minute (P7): it ends the session of the browser,
     * and without that the next visit would sign the user in again unasked.
     */
    async signOut(tokens: Tokens | null): Promise<void> {
      const call = fetch(`${baseUrls.identity}/${signOutCall.path}`, {
        headers: { Accept: 'application/json, text/plain, */*', ...context.headers(), ...tokenHeaders(tokens) },
        credentials: 'include',
        cache: CALL_CACHE,
        keepalive: true,
      });
      await within(call, SIGN_OUT_LIMIT).catch(() => {});
    },
  };
}

async function tokensFrom(call: () => Promise<{ data: unknown }>): Promise<TokenAnswer> {
  try {
    return tokensIn((await call()).data);
  } catch (error) {
    return refusalBy((await toApiError(error)).status);
  }
}
