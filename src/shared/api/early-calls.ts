import { TIMEOUTS } from '#shared/config/settings.ts';
import { takeAnswer } from '#shared/http/api-answer.ts';
import { baseUrls } from '#shared/http/base-urls.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import type { ApiCall } from './api-call.ts';
import { callParams } from './call-params.ts';
import { within } from '#shared/timing/within.ts';

/** An answer with its whole body; the body of a long answer may arrive long after its status. */
export type EarlyAnswer = { status: number; type: string; body: string | Blob };

type EarlyCall = { answer: Promise<EarlyAnswer>; headers: string; startedAt: number };

/** Result of a call, in the shape the base query returns. */
export type CallResult = { data: unknown; meta: { status: number } } | { error: ApiError };

/** Result of an early call. A refusal is passed on as it was answered: the client reads it, and is fetched only when needed. */
type EarlyResult = CallResult | { refused: EarlyAnswer };

/** An answer older than this, in milliseconds, is requested again. */
const LONGEST_WAIT = 60_000;
/** How long the store holds an answer that no component uses any more, in milliseconds. */
export const UNUSED_ANSWERS_LAST = 300_000;

const started = new Map<string, EarlyCall>();
/** Early calls that the opened page waits for. */
const own = new Set<Promise<unknown>>();
/** Longest wait for the page's own early calls, in milliseconds: an agency that does not answer must not hold up the rest. */
const PATIENCE = 5000;

const keyOf = (call: ApiCall) => JSON.stringify([call.base, call.url, callParams(call)]);

/**
 * Starts a GET before the app runs. `headers` are those the app would send; the query that makes the same call with the same
 * headers takes the answer.
 */
export function startEarlyCall(call: ApiCall, headers: Readonly<Record<string, string>>): Promise<EarlyAnswer> {
  const answer = send(call, headers, AbortSignal.timeout(TIMEOUTS[call.base]));
  waitForOwn(answer);
  return answer;
}

/** Starts a GET of the page that may come next, in the same way. `ending` cancels it until it is answered or taken. */
export function startNextCall(
  call: ApiCall,
  headers: Readonly<Record<string, string>>,
  ending: AbortSignal,
): Promise<EarlyAnswer> | undefined {
  if (isStartedEarly(call)) return undefined;
  const ended = new AbortController();
  const answer = send(call, headers, AbortSignal.any([AbortSignal.timeout(TIMEOUTS[call.base]), ended.signal]));
  const key = keyOf(call);
  const takeBack = () => {
    if (started.get(key)?.answer !== answer) return;
    started.delete(key);
    ended.abort();
  };
  ending.addEventListener('abort', takeBack, { once: true });
  // Keeps a received answer for a while, so that pointing at the link again makes no second call.
  answer.then(
    () => ending.removeEventListener('abort', takeBack),
    () => {},
  );
  return answer;
}

function send(call: ApiCall, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<EarlyAnswer> {
  const query = new URLSearchParams(callParams(call)).toString();
  const response = fetch(`${baseUrls[call.base]}/${call.url}${query ? `?${query}` : ''}`, {
    headers: { Accept: 'application/json, text/plain, */*', ...headers },
    credentials: 'include',
    signal,
  });
  const answer = response.then((received) => whole(received, call));
  const key = keyOf(call);
  started.set(key, { answer, headers: JSON.stringify(headers), startedAt: Date.now() });
  // Whoever takes the call gets its error; without a taker the error is ignored. A call that timed out before it was taken is
  // dropped, because nobody has waited for it yet: the page then makes the call again.
  answer.catch((reason: unknown) => {
    if (isTimeout(reason) && started.get(key)?.answer === answer) started.delete(key);
  });
  return answer;
}

const isTimeout = (reason: unknown): boolean => (reason as Error).name === 'TimeoutError';

/** Whether a status says that the call succeeded (P5). */
export const isSuccess = ({ status }: Pick<EarlyAnswer, 'status'>): boolean => status === 200 || status === 201;

async function whole(response: Response, { expected }: ApiCall): Promise<EarlyAnswer> {
  const isLong = isSuccess(response) && (expected === 'unread' || expected === 'binary');
  const body = isLong ? await response.blob() : await response.text();
  return { status: response.status, type: response.headers.get('content-type') ?? '', body };
}

/** When the app last received an answer to a call, in milliseconds since 1970. */
const answeredAt = new Map<string, number>();
const answerKey = (call: ApiCall) => keyOf(call) + (call.lang ?? '');

/** Records that the app has an answer to this call. */
export const markAnswered = (call: ApiCall): void => void answeredAt.set(answerKey(call), Date.now());

/** Whether the app received an answer to this call so recently that it would show it again instead of calling. */
export const isAnswered = (call: ApiCall): boolean =>
  Date.now() - (answeredAt.get(answerKey(call)) ?? -Infinity) < UNUSED_ANSWERS_LAST;

/** Adds something that `ownCallsAnswered` waits for: a call, or work that starts further calls. */
export function waitForOwn(work: Promise<unknown>): void {
  own.add(work);
  const done = () => void own.delete(work);
  work.then(done, done);
}

/** Resolves when the page's own early calls are answered or have failed, at the latest after `PATIENCE`. */
export async function ownCallsAnswered(): Promise<void> {
  const answered = async () => {
    while (own.size > 0) await Promise.allSettled(own);
  };
  await within(answered(), PATIENCE);
}

/** Whether an early call is pending or answered, and recent enough to be taken. */
export const isStartedEarly = (call: ApiCall): boolean =>
  Date.now() - (started.get(keyOf(call))?.startedAt ?? -Infinity) <= LONGEST_WAIT;

/**
 * Takes the answer of the same call if it was started early; each can be taken once. Null when there is none (not started,
 * other headers such as a renewed token, or too old): make the call as usual. 'failed' when it failed in a way that is worth
 * repeating: it counts as the first of the three tries.
 */
export async function takeEarlyCall(
  call: ApiCall,
  headers: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<EarlyResult | 'failed' | null> {
  const key = keyOf(call);
  const early = started.get(key);
  if (!early) return null;
  started.delete(key);
  if (early.headers !== JSON.stringify(headers) || Date.now() - early.startedAt > LONGEST_WAIT) return null;
  return Promise.race([resultOf(call, early.answer), cancelled(signal)]);
}

async function resultOf(call: ApiCall, answer: Promise<EarlyAnswer>): Promise<EarlyResult | 'failed'> {
  try {
    const { status, type, body } = await answer;
    if (isSuccess({ status })) {
      const taken = await takeAnswer(body, type, call.expected ?? 'json');
      return 'failed' in taken ? { error: taken.failed } : { data: taken.answer ?? null, meta: { status } };
    }
    // The client's rules repeat a call that a busy server refused.
    if (status === 429 || status >= 500) return 'failed';
    return { refused: { status, type, body } };
  } catch (reason) {
    // Repeating a timed-out call would double the wait that its base allows (P7, faults A49).
    return isTimeout(reason) ? { error: { kind: 'timeout' } } : 'failed';
  }
}

function cancelled(signal: AbortSignal | undefined): Promise<CallResult> {
  return new Promise((resolve) => {
    const end = () => resolve({ error: { kind: 'cancelled' } });
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
