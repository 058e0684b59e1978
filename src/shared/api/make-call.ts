import type { AxiosProgressEvent } from 'axios';
import type { CallContext } from '#shared/http/call-context.ts';
import { withRetries } from '#shared/http/retry.ts';
import { httpError } from '#shared/http/server-messages.ts';
import { toRepeatableError } from '#shared/http/to-api-error.ts';
import type { CallRequest } from './define-call.ts';
import type { CallResult, EarlyAnswer } from './early-calls.ts';

/** Result of an early call that the agency refused. */
export async function refusedCall({ status, body }: EarlyAnswer): Promise<CallResult> {
  return { error: await httpError(status, body) };
}

/** Makes one call: a GET is repeated if network or server fail, a POST never (faults A09, G06). `made`: tries made before. */
export async function makeCall(
  calls: CallContext,
  request: CallRequest,
  signal: AbortSignal,
  made = 0,
): Promise<CallResult> {
  const { call, url, params, data, lang } = request;
  const { method = 'GET', expected, isAnonymous: anonymous } = call;
  const outcome = await withRetries(
    method,
    async () => {
      let share: number | null | undefined = method === 'POST' ? null : undefined;
      try {
        const client = await calls.client(call.base);
        const response = await client.request<unknown>({
          url,
          method,
          params,
          signal,
          ...(data && { data }),
          expected,
          anonymous,
          ...(method === 'POST' && {
            onUploadProgress: ({ loaded, total }: AxiosProgressEvent) => (share = total ? loaded / total : 0),
          }),
          headers: {
            ...(lang && { 'accept-language': lang }),
            ...(call.hasLanguageHeader && lang && { Language: lang }),
          },
        });
        return { ok: response };
      } catch (error) {
        return { failed: await toRepeatableError(error, share) };
      }
    },
    signal,
    made,
  );
  if ('failed' in outcome) return { error: outcome.failed };
  const { status } = outcome.ok;
  return { data: outcome.ok.data ?? null, meta: { status } };
}
