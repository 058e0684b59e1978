/** A value that is made when it is first needed, and then used again; for what is costly to make and never changes. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The same of something that is loaded. After a failure it is loaded again when it is needed the next time. */
export function onceLoaded<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}
