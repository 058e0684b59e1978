/**
 * Limits how many pieces of work run at the same time. The others wait and start in the order they were given, each when an
 * earlier one ends, even with an error. Every call resolves or rejects as its own work does.
 */
export function atMost(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    // Work that ends passes its place directly to the first that waits, so that work started meanwhile cannot take it.
    if (free > 0) free--;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
