import { isMissingFile } from '../scripts/missing-file.ts';

/**
 * Why a call has no usable answer.
 * - `network`: no response; the client rejected with null (P8)
 * - `interrupted`: no response after a part of an upload was sent, or all of a large one; the cause is the connection, or a
 *   server that does not accept this size
 * - `timeout`: the time limit of the base passed (P7)
 * - `http`: an answer other than 200 or 201
 * - `contract`: 200 or 201, but not an answer of the API, or not of the promised shape
 * - `cancelled`: aborted on purpose
 * - `program`: a fault of the portal itself, whatever the agency answered
 */
export type ApiError = {
  kind: (typeof KINDS)[number];
  status?: number;
  /** Text the server sent for people, plain and capped; never HTML. */
  message?: string;
  /** The same texts one by one, when the server sent a list (R3.6, R4.8, R8). */
  messages?: readonly string[];
  /** Of an upload: its size in bytes, the share of it that was sent (0 to 1), and how long it took, in milliseconds. */
  upload?: { size: number; share: number; took: number } | undefined;
  /** How long the server asks to wait before the next call, in milliseconds (Retry-After). */
  retryAfter?: number;
  /** The whole body was sent: it may have arrived, whatever the answer. */
  sent?: boolean;
};

const KINDS = ['network', 'interrupted', 'timeout', 'http', 'contract', 'cancelled', 'program'] as const;

/** True for the errors of the base query and the transfers. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && KINDS.some((kind) => kind === error.kind);
}

/** Whether a status is that of a gateway or proxy that got no answer from the server behind it: of HTTP, or its own (520 to 530, 598). */
export const isGateway = (status: number): boolean =>
  [408, 502, 503, 504, 598, 599].includes(status) || (status >= 520 && status <= 530);

/**
 * The error of a rejected call. Only null, with which the client rejects without a response (P8), and a file of the portal that
 * could not be fetched count as no network; any other exception is a fault of the portal.
 */
export function toCallError(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown;
  if (thrown === null || isMissingFile(thrown)) return { kind: 'network' };
  console.error(thrown);
  return { kind: 'program' };
}

/**
 * Why a call failed, in the categories that readers see; each has a text under `ui:errors`. `unanswered`: a large upload was
 * sent to its end, but nobody answered.
 */
export type ErrorReason =
  | Exclude<ApiError['kind'], 'http'>
  | ('unanswered' | 'forbidden' | 'notFound' | 'tooLarge' | 'tooMany' | 'refused' | 'server' | 'unknown');

const BY_STATUS: Readonly<Record<number, ErrorReason>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  410: 'notFound',
  413: 'tooLarge',
  429: 'tooMany',
};

/** The reason of a failed call; `unknown` when `error` is not an `ApiError`. */
export function errorReason(error: unknown): ErrorReason {
  if (!isApiError(error)) return 'unknown';
  if (error.kind === 'interrupted' && error.sent) return 'unanswered';
  if (error.kind !== 'http') return error.kind;
  const { status = 0 } = error;
  return BY_STATUS[status] ?? (status >= 500 ? 'server' : status >= 400 ? 'refused' : 'unknown');
}

/** The agency's messages about a failure, one per line, without duplicates; empty when it sent none. */
export function serverLines(error: unknown): readonly string[] {
  if (!isApiError(error)) return [];
  return [...new Set(error.messages ?? error.message?.split('\n').filter((line) => line.trim() !== ''))];
}
