import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from '#shared/http/api-error.ts';
import type { ApiCall } from './api-call.ts';

type CallMeta = { status?: number };

/**
 * The axios base query behind the one `createApi`. The client is fetched with the first call: index.html has started the
 * content call already, so the first page does not wait for it (architecture, Budgets). When it cannot be fetched there is no network (faults G01).
 */
export const axiosBaseQuery: BaseQueryFn<ApiCall, unknown, ApiError, object, CallMeta> = async (call, { signal }) => {
  const client = await import('./make-call.ts').catch(() => null);
  return client ? client.makeCall(call, signal) : { error: { kind: 'network' } };
};
