/** Several measurements of one figure: the median, and the smallest and largest, which show the machine's noise. */
export type Summary = { median: number; low: number; high: number };

/** The median; for an even number the mean of the two in the middle. Throws without figures. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}

/** Median and range of some figures. */
export function summary(values: readonly number[]): Summary {
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) };
}

/** The summary of every figure over several measurements of the same thing. */
export function summaries<Name extends string>(runs: readonly Record<Name, number>[]): Record<Name, Summary> {
  const names = Object.keys(runs[0] ?? {}) as Name[];
  return Object.fromEntries(names.map((name) => [name, summary(runs.map((run) => run[name]))])) as Record<
    Name,
    Summary
  >;
}
