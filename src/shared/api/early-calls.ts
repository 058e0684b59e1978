import { TIMEOUTS } from '#shared/config/settings.ts';
import { type Expected, type Sent, takeAnswer } from '#shared/http/api-answer.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { baseUrls } from '#shared/http/base-urls.ts';
import { CALL_CACHE } from '#shared/http/call-cache.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { whenIdle } from '#shared/timing/when-idle.ts';
import { withTimeLimit } from '#shared/timing/with-time-limit.ts';
import { within } from '#shared/timing/within.ts';
import type { CallDescription, CallRequest } from './define-call.ts';

/** A request that may be sent early: it changes nothing, and its answer is data. */
export type EarlyRequest = CallRequest<
  CallDescription & { method?: 'GET'; writes?: false; file?: never; expected?: Exclude<Expected, Sent | 'office'> }
>;

/** An answer with its whole body; the body of a long answer may arrive long after its status. */
export type EarlyAnswer = { status: number; type: string; body: string | Blob };

type Headers = Readonly<Record<string, string>>;

/** Result of a call, in the shape the base query returns. */
export type CallResult = { data: unknown; meta: { status: number } } | { error: ApiError };

/** Result of an early call. A refusal is passed on as it was answered: the client reads it, and is fetched only when needed. */
type EarlyResult = CallResult | { refused: EarlyAnswer };

/** An answer older than this, in milliseconds, is requested again. */
const LONGEST_WAIT = 60_000;
/** Longest wait for the page's own early calls, in milliseconds: an agency that does not answer must not hold up the rest. */
const PATIENCE = 5000;

const keyOf = ({ call, url, params }: CallRequest) => JSON.stringify([call.base, url, params]);
const isTimeout = (reason: unknown): boolean => (reason as Error).name === 'TimeoutError';

/** Whether a status says that the call succeeded (P5). */
export const isSuccess = ({ status }: Pick<EarlyAnswer, 'status'>): boolean => status === 200 || status === 201;

/** The address of a page, in the form its early calls need. */
export type EarlyAddress = { params: Readonly<Record<string, string>>; query: string; lang: Lang };

export type EarlyCalls = ReturnType<typeof createEarlyCalls>;

declare module '#shared/portal/portal.ts' {
  interface Portal {
    earlyCalls: EarlyCalls;
  }
}

/**
 * The GETs that are sent before a query asks for them (architecture, Loading): those of the opened page, which leave before the
 * app runs, and those of the page that may come next. Each answer is taken once, by the query that makes the same request with
 * the same headers. It also knows when the opened page is ready, because the rest waits for its calls.
 */
export function createEarlyCalls() {
  const started = new Map<string, { answer: Promise<EarlyAnswer>; headers: string; startedAt: number }>();
  /** What the opened page waits for. */
  const own = new Set<Promise<unknown>>();
  let isReady = false;

  function send(request: EarlyRequest, headers: Headers, signal: AbortSignal): Promise<EarlyAnswer> {
    const key = keyOf(request);
    const answer = fetchAnswer(request, headers, signal);
    started.set(key, { answer, headers: JSON.stringify(headers), startedAt: Date.now() });
    // Whoever takes the call gets its error; without a taker the error is ignored. A call that timed out before it was taken is
    // dropped, because nobody has waited for it yet: the page then makes the call again.
    answer.catch((reason: unknown) => {
      if (isTimeout(reason) && started.get(key)?.answer === answer) started.delete(key);
    });
    return answer;
  }

  /** Whether a request is pending or answered, and recent enough to be taken. */
  const isStarted = (request: CallRequest): boolean =>
    Date.now() - (started.get(keyOf(request))?.startedAt ?? -Infinity) <= LONGEST_WAIT;

  /** Adds something that `whenPageReady` waits for: a call, or work that starts further calls. */
  function waitFor(work: Promise<unknown>): void {
    own.add(work);
    const done = () => void own.delete(work);
    work.then(done, done);
  }

  async function ownAnswered(): Promise<void> {
    while (own.size > 0) await Promise.allSettled(own);
  }

  return {
    isStarted,
    waitFor,

    /** Starts a request of the opened page. `headers` are those the app would send. */
    start(request: EarlyRequest, headers: Headers): Promise<EarlyAnswer> {
      const answer = send(request, headers, AbortSignal.timeout(TIMEOUTS[request.call.base]));
      waitFor(answer);
      return answer;
    },

    /** Starts a request of the page that may come next, unless it is started. `ending` cancels it until it is answered or taken. */
    startNext(request: EarlyRequest, headers: Headers, ending: AbortSignal): Promise<EarlyAnswer> | undefined {
      if (isStarted(request)) return undefined;
      const ended = new AbortController();
      const answer = send(request, headers, withTimeLimit(ended.signal, TIMEOUTS[request.call.base]));
      const key = keyOf(request);
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
    },

    /**
     * Takes the answer of the same request if it was started early. Null when there is none (not started, other headers such as
     * a renewed token, or too old): make the call as usual. 'failed' when it failed in a way that is worth repeating: it counts
     * as the first of the three tries.
     */
    async take(request: CallRequest, headers: Headers, signal?: AbortSignal): Promise<EarlyResult | 'failed' | null> {
      const key = keyOf(request);
      const early = started.get(key);
      if (!early) return null;
      started.delete(key);
      if (early.headers !== JSON.stringify(headers) || Date.now() - early.startedAt > LONGEST_WAIT) return null;
      return Promise.race([resultOf(request, early.answer), cancelled(signal)]);
    },

    /**
     * Resolves when the opened page has its own data and the browser is idle; at once for every later page. Everything the
     * first render of that page does not need waits for it (architecture, Loading).
     */
    async whenPageReady(): Promise<void> {
      if (isReady) return;
      await within(ownAnswered(), PATIENCE);
      await whenIdle();
      isReady = true;
    },
    /** Whether the opened page is ready. */
    isPageReady: (): boolean => isReady,
  };
}

async function fetchAnswer(request: EarlyRequest, headers: Headers, signal: AbortSignal): Promise<EarlyAnswer> {
  const { call, url, params } = request;
  const query = new URLSearchParams(params).toString();
  const response = await fetch(`${baseUrls[call.base]}/${url}${query ? `?${query}` : ''}`, {
    headers: { Accept: 'application/json, text/plain, */*', ...headers },
    credentials: 'include',
    cache: CALL_CACHE,
    signal,
  });
  const body = isSuccess(response) && call.expected === 'unread' ? await response.blob() : await response.text();
  return { status: response.status, type: response.headers.get('content-type') ?? '', body };
}

async function resultOf({ call }: CallRequest, answer: Promise<EarlyAnswer>): Promise<EarlyResult | 'failed'> {
  try {
    const { status, type, body } = await answer;
    if (isSuccess({ status })) {
      const { expected } = call;
      const taken = await takeAnswer(
        body,
        type,
        expected === 'jsonOrNone' || expected === 'unread' ? expected : 'json',
      );
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
