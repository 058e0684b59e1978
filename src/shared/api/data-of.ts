/** A started query, as `dispatch(endpoint.initiate(…))` returns it. */
type Started<Data> = PromiseLike<{ data?: Data | undefined; error?: unknown }> & { abort: () => void };

/** The data of a started query; throws its error, also when the signal aborts it. */
export async function dataOf<Data>(call: Started<Data>, signal: AbortSignal): Promise<Data> {
  const stop = () => call.abort();
  signal.addEventListener('abort', stop, { once: true });
  const { data, error } = await call;
  signal.removeEventListener('abort', stop);
  if (error !== undefined || data === undefined) throw error;
  return data;
}
