import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '#shared/http/api-error.ts';
import { type Portal, portalOf } from '#shared/portal/portal.ts';
import type { CallRequest } from './define-call.ts';
import type { CallResult } from './early-calls.ts';

/** Dispatches the calls of the api's endpoints: `useDispatch<ApiDispatch>()`. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

type CallMeta = { status?: number };

/**
 * The axios base query behind the one `createApi`. It takes the answer of a call that the document started; the axios client is
 * fetched with the first other call, so that the first page does not wait for it (architecture, Loading). When the client
 * cannot be fetched, the error is of the kind 'network' (faults G01).
 */
const axiosBaseQuery: BaseQueryFn<CallRequest, unknown, ApiError, object, CallMeta> = async (
  request,
  { signal, extra },
): Promise<CallResult> => {
  const portal = portalOf(extra);
  const early = portal.earlyCalls.isStarted(request) ? await earlyResultOf(portal, request, signal) : null;
  if (early && early !== 'failed' && !('refused' in early)) return early;
  const client = await import('./make-call.ts').catch(() => null);
  if (!client) return { error: { kind: 'network' } };
  return early && early !== 'failed'
    ? client.refusedCall(early.refused)
    : client.makeCall(portal.calls, request, signal, early === 'failed' ? 1 : 0);
};

async function earlyResultOf({ calls, earlyCalls }: Portal, request: CallRequest, signal: AbortSignal) {
  await calls.ready();
  return earlyCalls.take(request, calls.headers(request.lang && { language: request.lang }), signal);
}

/**
 * The one api (architecture, Decisions): every feature injects its endpoints here, with `endpointOf` where a call has one.
 * A schema failure becomes `{kind: 'contract'}` without the payload.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: axiosBaseQuery,
  tagTypes: ['Session', 'Bankruptcy'],
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  catchSchemaFailure: (): ApiError => ({ kind: 'contract' }),
  onSchemaFailure: (failure, info) => {
    console.warn(`Answer of ${info.endpoint} is not of the promised shape (${failure.schemaName}).`);
  },
  endpoints: () => ({}),
});

/** A query of the api, as far as early calls need it. */
type StoredQuery = {
  initiate: (arg: unknown, options: { subscribe: false }) => Parameters<ApiDispatch>[0];
  select: (arg: unknown) => (state: unknown) => { isSuccess: boolean };
};

/**
 * The endpoint that makes a request in the store; undefined while the file with it is not loaded, and for a request whose
 * answer is not stored. Requests name only endpoints that `endpointOf` made from the same call.
 */
export function endpointFor({ endpoint }: CallRequest): StoredQuery | undefined {
  const endpoints = api.endpoints as Readonly<Partial<Record<string, StoredQuery>>>;
  return endpoint === null ? undefined : endpoints[endpoint];
}
