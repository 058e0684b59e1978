import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from '#shared/http/api-error.ts';
import { callHeaders, callReady } from '#shared/http/call-context.ts';
import type { ApiCall } from './api-call.ts';
import { isStartedEarly, markAnswered, takeEarlyCall, type CallResult } from './early-calls.ts';

type CallMeta = { status?: number };

/**
 * The axios base query behind the one `createApi`. A call that the document started is taken over; the client is fetched with the
 * first other one, so that the first page does not wait for it (architecture, Loading). When it cannot be fetched there is no
 * network (faults G01).
 */
export const axiosBaseQuery: BaseQueryFn<ApiCall, unknown, ApiError, object, CallMeta> = async (call, { signal }) => {
  const result = await resultOf(call, signal);
  if ('data' in result) markAnswered(call);
  return result;
};

async function resultOf(call: ApiCall, signal: AbortSignal): Promise<CallResult> {
  let made = 0;
  if (isStartedEarly(call)) {
    await callReady();
    const early = await takeEarlyCall(call, callHeaders(call.lang && { language: call.lang }), signal);
    if (early === 'failed') made = 1;
    else if (early) return early;
  }
  const client = await import('./make-call.ts').catch(() => null);
  return client ? client.makeCall(call, signal, made) : { error: { kind: 'network' } };
}
