import axios from 'axios';
import { type ApiError, isApiError } from './api-error.ts';
import { serverMessages, serverText } from './server-text.ts';

/**
 * Turns whatever a client rejected with (null, an axios error, a thrown thing) into an `ApiError` (P8, faults A01–A05). `sent`
 * tells that every byte of the body had left.
 */
export async function toApiError(error: unknown, sent = false): Promise<ApiError> {
  return { ...(await reasonOf(error)), ...(sent && { sent }) };
}

async function reasonOf(error: unknown): Promise<ApiError> {
  if (isApiError(error)) return error;
  if (axios.isCancel(error)) return { kind: 'cancelled' };
  if (!axios.isAxiosError(error)) return { kind: 'network' };
  if (!error.response) return { kind: /ECONNABORTED|ETIMEDOUT/.test(error.code ?? '') ? 'timeout' : 'network' };
  const { status, data } = error.response as { status: number; data: unknown };
  const message = await serverText(data);
  const messages = await serverMessages(data);
  return { kind: 'http', status, ...(message !== undefined && { message }), ...(messages.length > 0 && { messages }) };
}
