import { type ApiError, isGateway, toCallError } from './api-error.ts';

/** How a call that sends something ended, if not with success. */
export type Unsuccessful =
  /** The agency refused it and took nothing; its own message, if any, is in `error.message`. */
  | { kind: 'refused'; error: ApiError }
  /** Nobody here knows whether it was taken; neither 'sent' nor 'not sent' is true. */
  | { kind: 'unknown'; error: ApiError }
  /** It did not arrive. */
  | { kind: 'failed'; error: ApiError };

/**
 * The outcome of a call that sends something: success or one of the three above. An unknown outcome is not called a failure
 * (readings R4.8, R8).
 */
export type Outcome<Answer = unknown> = { kind: 'success'; answer: Answer } | Unsuccessful;

/**
 * The outcome of a mutation of the api. Messages are promised status 200 for success and a text for any other (P7, P8), so a
 * status other than success means that they failed; the outcome is unknown only without one, or after a 200 without an answer.
 */
export function outcomeOfResult<Answer>(result: { data?: Answer; error?: unknown }): Outcome<Answer | undefined> {
  if (result.error === undefined) return { kind: 'success', answer: result.data };
  const { kind, error } = outcomeOf(result.error);
  return { kind: kind === 'unknown' && error.kind === 'http' ? 'failed' : kind, error };
}

/** The outcome of a call that sends something. Never rejects. */
export function outcomeOfCall<Answer>(call: Promise<Answer>): Promise<Outcome<Answer>> {
  return call.then((answer) => ({ kind: 'success', answer }), outcomeOf);
}

/**
 * The outcome of a failed call that sends something. It is unknown after a 200 without an answer of the API, after another
 * status below 400 (A04), and when the whole body was sent but no answer came, or only a gateway's status without the agency's
 * message.
 */
export function outcomeOf(thrown: unknown): Unsuccessful {
  const error = toCallError(thrown);
  if (error.kind === 'contract') return { kind: 'unknown', error };
  if (error.kind !== 'http') return { kind: error.sent ? 'unknown' : 'failed', error };
  const status = error.status ?? 0;
  if (status < 400) return { kind: 'unknown', error };
  if (error.message === undefined && error.sent && isGateway(status)) return { kind: 'unknown', error };
  return { kind: error.message !== undefined || status < 500 ? 'refused' : 'failed', error };
}
