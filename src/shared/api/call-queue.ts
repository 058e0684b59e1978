import type PQueue from 'p-queue';
import { type ApiError, isApiError } from '#shared/http/api-error.ts';
import { LONGEST_TIMER } from '#shared/timing/longest-timer.ts';
import { onceLoaded } from '#shared/timing/once.ts';
import { dataOf, type StartedQuery } from './answer-of.ts';

/** Most pieces of work at the same time, for the whole portal; each makes one call at a time. */
const AT_ONCE = 4;
/** How often a call is repeated because the agency asked to wait. */
const ROUNDS = 5;
/** Shortest wait in milliseconds; doubled with each round. */
const SHORTEST_WAIT = 1000;
/** Longest wait for somebody who has pressed a button; what was not pressed waits as long as the agency asks. */
const LONGEST_PRESSED_WAIT = 8000;

type QueueOptions = {
  signal?: AbortSignal;
  /** Whether somebody has pressed a button for it and waits: it comes before what the portal does by itself. */
  isPressed?: boolean;
};

/** The calls that the portal makes one after the other: checks, counts, exports, documents of a batch (faults G06). */
export type CallQueue = {
  /**
   * Does a piece of work, which makes one call at a time, as soon as a place is free. When the agency asks to wait
   * (Retry-After), all work waits, at least a second and each time longer; the work is done again at most five times. Rejects
   * with the error of the work, or with the reason of the signal.
   */
  add: <Result>(work: () => Promise<Result>, options?: QueueOptions) => Promise<Result>;
  /** Calls back whenever the agency asks to wait, with the time until then (milliseconds since 1970), and at once if it has. */
  onHold: (listener: (until: number) => void) => () => void;
};

declare module '#shared/portal/portal.ts' {
  interface Portal {
    queue: CallQueue;
  }
}

/** How long the next try of a failed call waits, in milliseconds; null when it is not tried again. */
function waitAfter(error: unknown, round: number): number | null {
  if (!isApiError(error) || error.retryAfter === undefined || round > ROUNDS) return null;
  return Math.min(Math.max(error.retryAfter, SHORTEST_WAIT * 2 ** (round - 1)), LONGEST_TIMER);
}

/** The queue of one portal; its library is fetched with the first piece of work. */
export function createCallQueue(): CallQueue {
  let heldUntil = 0;
  let release: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(until: number) => void>();

  const load = onceLoaded(async () => new (await import('p-queue')).default({ concurrency: AT_ONCE }));

  function hold(queue: PQueue, wait: number): void {
    const until = Date.now() + wait;
    if (until <= heldUntil) return;
    heldUntil = until;
    queue.pause();
    clearTimeout(release);
    release = setTimeout(() => queue.start(), wait);
    for (const listener of listeners) listener(until);
  }

  async function add<Result>(work: () => Promise<Result>, options: QueueOptions = {}): Promise<Result> {
    const { signal, isPressed = false } = options;
    const queue = await load();
    for (let round = 1; ; round++) {
      const left = heldUntil - Date.now();
      // oxlint-disable-next-line typescript/only-throw-error -- errors of calls are plain `ApiError`s
      if (isPressed && left > LONGEST_PRESSED_WAIT) throw tooMany(left);
      let again = false;
      try {
        return await queue.add(
          async () => {
            try {
              return await work();
            } catch (error) {
              const wait = signal?.aborted ? null : waitAfter(error, round);
              again = wait !== null;
              // Before this place is given to the next.
              if (wait !== null) hold(queue, wait);
              throw error;
            }
          },
          { priority: isPressed ? 1 : 0, ...(signal && { signal }) },
        );
      } catch (error) {
        if (!again || signal?.aborted) throw error;
      }
    }
  }

  return {
    add,
    onHold(listener) {
      listeners.add(listener);
      if (heldUntil > Date.now()) listener(heldUntil);
      return () => void listeners.delete(listener);
    },
  };
}

const tooMany = (retryAfter: number): ApiError => ({ kind: 'http', status: 429, retryAfter });

/** The answer to a query that is made when its turn comes, or its error; never rejects. */
export async function queuedAnswer<Data>(
  queue: CallQueue,
  start: () => StartedQuery<Data>,
  options: QueueOptions & { signal: AbortSignal },
): Promise<{ data?: Data; error?: unknown }> {
  try {
    return { data: await queue.add(() => dataOf(start(), options.signal), options) };
  } catch (error) {
    return { error };
  }
}
