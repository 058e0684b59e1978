/**
 * Why a call has no usable answer.
 * - `network`: no response at all; the client rejected with null (P8)
 * - `timeout`: the time limit of the base passed (P7)
 * - `http`: an answer other than 200 or 201
 * - `contract`: 200, but not of the promised shape
 * - `cancelled`: given up on purpose
 */
export type ApiError = {
  kind: 'network' | 'timeout' | 'http' | 'contract' | 'cancelled';
  status?: number;
  /** Text the server sent for people, plain and capped; never HTML. */
  message?: string;
  /** The same one by one, when the server sent a list of them (`resultItems`, R3.6, R8). */
  messages?: readonly string[];
};

/** True for the errors the base query and the upload helpers throw. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string';
}
