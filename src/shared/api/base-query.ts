import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from '#shared/http/api-error.ts';
import axios from 'axios';
import { clients, type Base } from '#shared/http/clients.ts';
import { withRetries } from '#shared/http/retry.ts';
import { toApiError } from '#shared/http/to-api-error.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** One call of the specification (P7, R7). */
export type ApiCall = {
  base: Base;
  /** Path below the base; build it with `path()` when it holds a value. */
  url: string;
  method?: 'GET' | 'POST';
  /** Query values; empty ones (undefined, null, '') are left out. */
  params?: Record<string, string | number | boolean | undefined | null>;
  data?: unknown;
  /** Language of a localised call: part of the cache key, so that no answer of another language ever shows. */
  lang?: Lang;
  /** Send the extra Language header and read a binary body (Feedback calls of P7). */
  languageHeader?: boolean;
  /** Keep empty query values that the call shape names (Search of P7, Locations of R7). */
  keepEmpty?: boolean;
};

/** The axios base query behind the one `createApi`: GETs are repeated when the network or the server falters, POSTs never. */
export const axiosBaseQuery: BaseQueryFn<ApiCall, unknown, ApiError, object, { status?: number }> = async (
  call,
  { signal },
) => {
  const method = call.method ?? 'GET';
  const outcome = await withRetries(
    method,
    async () => {
      try {
        const response = await clients[call.base].request<unknown>({
          url: call.url,
          method,
          params: query(call),
          signal,
          ...(call.data !== undefined && { data: call.data }),
          ...(call.languageHeader && { responseType: 'blob' as const }),
          headers: {
            ...(call.lang && { 'accept-language': call.lang }),
            ...(call.languageHeader && call.lang && { Language: call.lang }),
          },
        });
        return { ok: response };
      } catch (error) {
        const retryAfter: unknown = axios.isAxiosError(error) ? error.response?.headers['retry-after'] : null;
        return { failed: await toApiError(error), retryAfter: typeof retryAfter === 'string' ? retryAfter : null };
      }
    },
    signal,
  );
  if ('failed' in outcome) return { error: outcome.failed };
  return { data: outcome.ok.data ?? null, meta: { status: outcome.ok.status } };
};

function query({ params, keepEmpty }: ApiCall): Record<string, string> {
  const entries = Object.entries(params ?? {}).map(([key, value]) => [key, value ?? ''] as const);
  return Object.fromEntries(
    entries.filter(([, value]) => keepEmpty || value !== '').map(([key, value]) => [key, String(value)]),
  );
}
