import { type ApiError, GATEWAY, toCallError } from './api-error.ts';

/** What became of something that was sent and did not come back as a success. */
export type Unsuccessful =
  /** The agency said no; its own message is in `error.message`. Nothing was taken. */
  | { kind: 'refused'; error: ApiError }
  /** It may have been taken: nobody here knows. Neither 'sent' nor 'not sent' is true. */
  | { kind: 'unknown'; error: ApiError }
  /** It did not arrive. */
  | { kind: 'failed'; error: ApiError };

/**
 * How a sending ended, told by everything that sends something: it was taken, or one of the three above. What nobody knows is not
 * called a failure (readings R4.8, R8).
 */
export type Outcome<Answer = unknown> = { kind: 'success'; answer: Answer } | Unsuccessful;

/**
 * The outcome of a mutation of the one api, from its result. Messages are promised status 200 for a success and a text for any other
 * (P7, P8): a status that is neither a success nor a refusal is a failure of theirs, not something nobody knows.
 */
export function outcomeOfResult<Answer>(result: { data?: Answer; error?: unknown }): Outcome<Answer | undefined> {
  if (result.error === undefined) return { kind: 'success', answer: result.data };
  const { kind, error } = outcomeOf(result.error);
  return { kind: kind === 'unknown' && error.kind === 'http' && (error.status ?? 0) < 400 ? 'failed' : kind, error };
}

/** The outcome of a call that sends something. Never rejects. */
export function outcomeOfCall<Answer>(call: Promise<Answer>): Promise<Outcome<Answer>> {
  return call.then((answer) => ({ kind: 'success', answer }), outcomeOf);
}

/**
 * What a failed call means for what it carried. A 200 without an answer of the API, another status that is no refusal (A04), and
 * silence or a gateway's status without the agency's message after every byte had left, leave it unknown.
 */
export function outcomeOf(thrown: unknown): Unsuccessful {
  const error = toCallError(thrown);
  if (error.kind === 'contract') return { kind: 'unknown', error };
  if (error.kind !== 'http') return { kind: error.sent ? 'unknown' : 'failed', error };
  const status = error.status ?? 0;
  if (status < 400) return { kind: 'unknown', error };
  if (error.message !== undefined || status < 500) return { kind: 'refused', error };
  return { kind: error.sent && GATEWAY.includes(status) ? 'unknown' : 'failed', error };
}
