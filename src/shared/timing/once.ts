/** A value that is made when it is first needed, and then used again; for what is costly to make and never changes. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
