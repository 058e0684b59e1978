import { startTransition, useEffect, useState } from 'react';
import { usePrinting } from './use-printing.ts';

/** Rows mounted at first: about a screen. */
const FIRST = 10;
/** Rows mounted in each further go. */
const SLICE = 25;

/**
 * The rows to render now: a slice at first, then one slice more after each paint until all are there, for printing and for the
 * browser's own search. Three hundred in one go would take a slow device half a second, in which it answers nothing. Printed
 * before that, all are mounted at once.
 */
export function useMountedRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(FIRST);
  const printing = usePrinting();
  const isAll = printing || count >= rows.length;
  // A filter that shows fewer rows begins anew, so that clearing it mounts the others in slices as well.
  if (count - SLICE >= rows.length) setCount(Math.max(FIRST, rows.length));
  useEffect(() => {
    if (!isAll) startTransition(() => setCount(count + SLICE));
  }, [isAll, count]);
  return isAll ? rows : rows.slice(0, count);
}
