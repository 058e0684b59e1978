import axios, { AxiosHeaders } from 'axios';
import { type ApiError, toCallError } from './api-error.ts';
import { requestedWait } from './retry.ts';
import { httpError } from './server-messages.ts';

/**
 * Turns anything a client rejects with (null, an axios error, another exception) into an `ApiError` (P8, faults A01–A05).
 * `share` is the part of the body that was sent, 0 to 1. With null it is unknown: an error status then counts as proof that all
 * was sent.
 */
export async function toApiError(error: unknown, share?: number | null): Promise<ApiError> {
  const reason = await reasonOf(error);
  const sent = share === null ? reason.kind === 'http' : share !== undefined && share >= 1;
  return { ...reason, ...(sent && { sent }) };
}

/** The Retry-After header of the answer with which a call failed; null without one. */
function retryAfterOf(error: unknown): string | null {
  const headers = axios.isAxiosError(error) ? error.response?.headers : undefined;
  const header = AxiosHeaders.from(headers as AxiosHeaders).get('retry-after');
  return typeof header === 'string' ? header : null;
}

/** The `ApiError` of a call that may be repeated: with the wait that the server asks for. */
export async function toRepeatableError(error: unknown, share?: number | null): Promise<ApiError> {
  const retryAfter = requestedWait(retryAfterOf(error));
  return { ...(await toApiError(error, share)), ...(retryAfter !== null && { retryAfter }) };
}

async function reasonOf(error: unknown): Promise<ApiError> {
  if (axios.isCancel(error)) return { kind: 'cancelled' };
  if (!axios.isAxiosError(error)) return toCallError(error);
  if (!error.response) return { kind: /ECONNABORTED|ETIMEDOUT/.test(error.code ?? '') ? 'timeout' : 'network' };
  return httpError(error.response.status, error.response.data);
}
