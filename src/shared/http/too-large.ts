import { LARGE_BODY } from '#shared/config/settings.ts';
import type { ApiError } from './api-error.ts';

/**
 * Whether the size of what was sent is a likely cause of a failure: the server says so (413), or there is no readable answer to a
 * large body, as when it refuses one without the headers that let a page read the answer.
 *
 * @param size of the body, in bytes; `large` from which it is a likely cause.
 */
export function mayBeTooLarge({ kind, status }: ApiError, size: number, large: number = LARGE_BODY): boolean {
  if (status === 413) return true;
  const isUnanswered = kind === 'network' || kind === 'interrupted' || kind === 'timeout';
  return isUnanswered && size > large;
}
