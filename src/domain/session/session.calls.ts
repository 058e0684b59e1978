import { baseUrls } from '#shared/http/base-urls.ts';
import { type CallContext, tokenHeaders } from '#shared/http/call-context.ts';
import { toApiError } from '#shared/http/to-api-error.ts';
import { within } from '#shared/timing/within.ts';
import { refusalBy, type TokenAnswer, tokensIn } from './token-answer.ts';
import type { Tokens } from './token-store.ts';

/** Longest wait for the answer to a sign-out: the page reloads even without it (P4, faults B14). */
const SIGN_OUT_LIMIT = 5000;

export type SessionCalls = ReturnType<typeof createSessionCalls>;

/** The calls of the session to the identity API (P7). */
export function createSessionCalls(context: CallContext) {
  return {
    /** Initial token fetch of a browser that has a session with the identity application: GET Users/Identity (P7). */
    fetchIdentity: (): Promise<TokenAnswer> =>
      tokensFrom(async () => (await context.client('identity')).get<unknown>('Users/Identity')),

    /** Renewal: POST UserSessions/Refresh. */
    refreshTokens: (tokens: Tokens): Promise<TokenAnswer> =>
      tokensFrom(async () =>
        (await context.client('identity')).post<unknown>('UserSessions/Refresh', tokens, { atOnce: true }),
      ),

    /**
     * Signs the user out at the identity API with the tokens that are no longer stored; the answer is not read (P4 Logout). The
     * call outlives the page, which reloads before the call's time limit of a minute (P7): it ends the session of the browser,
     * and without that the next visit would sign the user in again unasked.
     */
    async signOut(tokens: Tokens | null): Promise<void> {
      const call = fetch(`${baseUrls.identity}/UserSessions/SignOut`, {
        headers: { Accept: 'application/json, text/plain, */*', ...context.headers(), ...tokenHeaders(tokens) },
        credentials: 'include',
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
