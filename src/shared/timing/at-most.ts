/**
 * Lets so many pieces of work run at the same time; each further one waits until one before it has ended, however it ended. They begin
 * in the order in which they were given, and each is answered with what its work came to.
 */
export function atMost(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    // Whoever ends hands its place to the first that waits: nobody who comes meanwhile can take it.
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
