/** Runs one at a time: whoever asks while a run is under way gets that run's promise. */
export function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | null = null;
  return () =>
    (flight ??= run().finally(() => {
      flight = null;
    }));
}

/** Runs while no other tab runs under the same name, by Web Locks; where a browser has none, just runs. */
export function acrossTabs<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? (locks.request(name, run) as Promise<T>) : run();
}
