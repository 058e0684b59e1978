/**
 * Why a call has no usable answer.
 * - `network`: no response at all; the client rejected with null (P8)
 * - `timeout`: the time limit of the base passed (P7)
 * - `http`: an answer other than 200 or 201
 * - `contract`: 200 or 201, but no answer of the API, or not of the promised shape
 * - `cancelled`: given up on purpose
 */
export type ApiError = {
  kind: 'network' | 'timeout' | 'http' | 'contract' | 'cancelled';
  status?: number;
  /** Text the server sent for people, plain and capped; never HTML. */
  message?: string;
  /** The same one by one, when the server sent a list of them (R3.6, R4.8, R8). */
  messages?: readonly string[];
  /** Every byte of what was sent had left: it may have arrived, whatever came back. */
  sent?: boolean;
};

const KINDS: readonly unknown[] = ['network', 'timeout', 'http', 'contract', 'cancelled'] satisfies ApiError['kind'][];

/** True for the errors the base query and the transfers give. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && KINDS.includes(error.kind);
}

/** Statuses of a gateway that had no answer from what stands behind it. */
export const GATEWAY: readonly number[] = [502, 503, 504];

/** Whatever a call was rejected with; what is no `ApiError` counts as a cut network. */
export const toCallError = (thrown: unknown): ApiError => (isApiError(thrown) ? thrown : { kind: 'network' });

/** Why a call failed, as a reader tells reasons apart: the one vocabulary of failure, with a text each under `ui:errors`. */
export type ErrorReason =
  | 'network'
  | 'timeout'
  | 'contract'
  | 'cancelled'
  | 'forbidden'
  | 'notFound'
  | 'tooLarge'
  | 'tooMany'
  | 'refused'
  | 'server'
  | 'unknown';

const BY_STATUS: Readonly<Record<number, ErrorReason>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'notFound',
  410: 'notFound',
  413: 'tooLarge',
  429: 'tooMany',
};

/** The reason of a failed call; `unknown` for anything that is none. */
export function errorReason(error: unknown): ErrorReason {
  if (!isApiError(error)) return 'unknown';
  if (error.kind !== 'http') return error.kind;
  const { status = 0 } = error;
  return BY_STATUS[status] ?? (status >= 500 ? 'server' : status >= 400 ? 'refused' : 'unknown');
}

/** The agency's own messages about a failure, line by line and each once; none where it gave none. */
export function serverLines(error: unknown): readonly string[] {
  if (!isApiError(error)) return [];
  return [...new Set(error.messages ?? error.message?.split('\n').filter((line) => line.trim() !== ''))];
}
