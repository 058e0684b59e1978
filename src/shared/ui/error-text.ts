import { isApiError } from '../http/api-error.ts';

/** The key, under `ui:errors`, of the text that says what happened in words of the reader. */
export function errorTextKey(error: unknown): string {
  if (!isApiError(error)) return 'errors.unknown';
  if (error.kind !== 'http') return error.kind === 'cancelled' ? 'errors.unknown' : `errors.${error.kind}`;
  const { status = 0 } = error;
  if (status === 401 || status === 403) return 'errors.forbidden';
  if (status === 404 || status === 410) return 'errors.notFound';
  if (status === 429) return 'errors.tooMany';
  return status >= 500 ? 'errors.server' : 'errors.unknown';
}
