import axios from 'axios';
import type { ApiError } from './api-error.ts';
import { serverMessages, serverText } from './server-text.ts';

/** Turns whatever a client rejected with (null, an axios error, a thrown thing) into an `ApiError` (P8, faults A01–A05). */
export async function toApiError(error: unknown): Promise<ApiError> {
  if (error === null) return { kind: 'network' };
  if (axios.isCancel(error)) return { kind: 'cancelled' };
  if (axios.isAxiosError(error)) {
    if (error.response) {
      const message = await serverText(error.response.data);
      const messages = serverMessages(error.response.data);
      return {
        kind: 'http',
        status: error.response.status,
        ...(message !== undefined && { message }),
        ...(messages.length > 0 && { messages }),
      };
    }
    return { kind: /ECONNABORTED|ETIMEDOUT/.test(error.code ?? '') ? 'timeout' : 'network' };
  }
  return { kind: 'network' };
}
