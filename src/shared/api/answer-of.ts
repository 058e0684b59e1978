type Answer<Data> = { data?: Data | undefined; error?: unknown };

/** A started query, as `dispatch(endpoint.initiate(…))` returns it. */
export type StartedQuery<Data> = PromiseLike<Answer<Data>> & { abort: () => void; unsubscribe: () => void };

/**
 * The answer to a query that no component makes, or its error; an older answer beside a new error is none. The signal aborts it.
 * The query has a subscription until then, as `initiate` gives it: without one the store may drop an answer before it can be
 * read here, when something was sent that makes it old.
 */
export async function answerOf<Data>(call: StartedQuery<Data>, signal?: AbortSignal): Promise<Answer<Data>> {
  const stop = () => call.abort();
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  const { data, error } = await call;
  signal?.removeEventListener('abort', stop);
  call.unsubscribe();
  return error === undefined ? { data } : { error };
}

/** The data of `answerOf`; throws its error, also when the signal aborts it. */
export async function dataOf<Data>(call: StartedQuery<Data>, signal: AbortSignal): Promise<Data> {
  const { data, error } = await answerOf(call, signal);
  if (data === undefined) throw error ?? new Error('The call has no data.');
  return data;
}
