import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '#shared/http/api-error.ts';
import { type CallResult, isStartedEarly, markAnswered, takeEarlyCall, UNUSED_ANSWERS_LAST } from './early-calls.ts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { CallContext } from '#shared/http/call-context.ts';
import { portalOf } from '#shared/portal/portal.ts';
import type { ApiCall } from './api-call.ts';

/** Dispatches the calls of the api's endpoints: `useDispatch<ApiDispatch>()`. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

type CallMeta = { status?: number };

/**
 * The axios base query behind the one `createApi`. It takes the answer of a call that the document started; the axios client is
 * fetched with the first other call, so that the first page does not wait for it (architecture, Loading). When the client
 * cannot be fetched, the error is of the kind 'network' (faults G01).
 */
const axiosBaseQuery: BaseQueryFn<ApiCall, unknown, ApiError, object, CallMeta> = async (call, { signal, extra }) => {
  const result = await resultOf(call, signal, portalOf(extra).calls);
  if ('data' in result) markAnswered(call);
  return result;
};

async function resultOf(call: ApiCall, signal: AbortSignal, calls: CallContext): Promise<CallResult> {
  const early = isStartedEarly(call) ? await earlyResultOf(call, signal, calls) : null;
  if (early && early !== 'failed' && !('refused' in early)) return early;
  const client = await import('./make-call.ts').catch(() => null);
  if (!client) return { error: { kind: 'network' } };
  return early && early !== 'failed'
    ? client.refusedCall(early.refused)
    : client.makeCall(calls, call, signal, early === 'failed' ? 1 : 0);
}

async function earlyResultOf(call: ApiCall, signal: AbortSignal, calls: CallContext) {
  await calls.ready();
  return takeEarlyCall(call, calls.headers(call.lang && { language: call.lang }), signal);
}

/**
 * The one api (architecture, Decisions): every feature injects its endpoints here, `base` is an argument of the call.
 * A schema failure becomes `{kind: 'contract'}` without the payload.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: axiosBaseQuery,
  tagTypes: ['Session', 'Bankruptcy'],
  keepUnusedDataFor: UNUSED_ANSWERS_LAST / 1000,
  refetchOnReconnect: true,
  catchSchemaFailure: (): ApiError => ({ kind: 'contract' }),
  onSchemaFailure: (failure, info) => {
    console.warn(`Answer of ${info.endpoint} is not of the promised shape (${failure.schemaName}).`);
  },
  endpoints: () => ({}),
});
