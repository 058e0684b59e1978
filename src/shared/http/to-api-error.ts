import axios from 'axios';
import { type ApiError, isApiError } from './api-error.ts';
import { httpError } from './server-messages.ts';

/**
 * Turns whatever a client rejected with (null, an axios error, a thrown thing) into an `ApiError` (P8, faults A01–A05). `share` is
 * how much of the body had left, 0 to 1, where a body was sent; null where that is not known: then who answers is taken to have
 * been given what it answers to.
 */
export async function toApiError(error: unknown, share?: number | null): Promise<ApiError> {
  const reason = await reasonOf(error);
  const sent = share === null ? reason.kind === 'http' : share !== undefined && share >= 1;
  return { ...reason, ...(sent && { sent }) };
}

async function reasonOf(error: unknown): Promise<ApiError> {
  if (isApiError(error)) return error;
  if (axios.isCancel(error)) return { kind: 'cancelled' };
  if (!axios.isAxiosError(error)) return { kind: 'network' };
  if (!error.response) return { kind: /ECONNABORTED|ETIMEDOUT/.test(error.code ?? '') ? 'timeout' : 'network' };
  return httpError(error.response.status, error.response.data);
}
