import type { ApiError } from './api-error.ts';

const ATTEMPTS = 3;
const LONGEST_WAIT = 8000;

/** Whether the error allows a repetition (faults A09, G06): no network or a busy server. */
function worthRepeating(error: ApiError): boolean {
  return error.kind === 'network' || (error.kind === 'http' && [429, 502, 503, 504].includes(error.status ?? 0));
}

/** Milliseconds that a Retry-After header asks to wait, in seconds or as a date; null without one that can be read. */
export function requestedWait(retryAfter: string | null): number | null {
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  const requested = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter ?? '') - Date.now();
  return Number.isFinite(requested) && requested >= 0 ? requested : null;
}

/** Milliseconds to wait before a repetition (`repeat` from 1): as the server asks, else backoff with jitter. */
export function waitBefore(repeat: number, requested?: number | null, jitter = Math.random()): number {
  return Math.min(requested ?? 300 * 2 ** (repeat - 1) * (0.5 + jitter), LONGEST_WAIT);
}

type Attempt<T> = { ok: T } | { failed: ApiError };

/**
 * Runs a GET at most three times, any other method once, so that nothing is sent twice; once as well if the server asks to wait
 * longer than a person does (8 s). `made` counts the document's own tries.
 */
export async function withRetries<T>(
  method: string,
  run: () => Promise<Attempt<T>>,
  signal?: AbortSignal,
  made = 0,
): Promise<Attempt<T>> {
  for (let attempt = 1 + made; ; attempt++) {
    const outcome = await run();
    if ('ok' in outcome || attempt === ATTEMPTS || method !== 'GET') return outcome;
    const { retryAfter } = outcome.failed;
    if (!worthRepeating(outcome.failed) || signal?.aborted) return outcome;
    if ((retryAfter ?? 0) > LONGEST_WAIT) return outcome;
    await pause(waitBefore(attempt, retryAfter), signal);
  }
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
