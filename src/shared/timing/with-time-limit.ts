/** A signal that is also aborted after a time, with a `TimeoutError`. Not `AbortSignal.any`, which the oldest browsers lack. */
export function withTimeLimit(signal: AbortSignal, milliseconds: number): AbortSignal {
  const ended = new AbortController();
  for (const ending of [signal, AbortSignal.timeout(milliseconds)]) {
    const end = () => ended.abort(ending.reason);
    if (ending.aborted) end();
    else ending.addEventListener('abort', end, { once: true });
  }
  return ended.signal;
}
