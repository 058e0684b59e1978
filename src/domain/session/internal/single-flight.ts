/** Runs one at a time: a call while a run is pending returns that run's promise. `pending` returns it without starting a run. */
export function singleFlight<T>(run: () => Promise<T>): (() => Promise<T>) & { pending: () => Promise<T> | null } {
  let flight: Promise<T> | null = null;
  const start = () =>
    (flight ??= run().finally(() => {
      flight = null;
    }));
  return Object.assign(start, { pending: () => flight });
}
