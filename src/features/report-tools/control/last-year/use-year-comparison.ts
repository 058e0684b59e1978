import { useEffect, useState } from 'react';
import { callWorker } from '#domain/report-form/call-worker.ts';
import { knownForms } from '#domain/report-form/known-forms.ts';
import type { YearComparison } from '#domain/report-form/year-comparison.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';

/** State of a comparison; `none` until both reports are selected. */
export type YearComparisonState =
  | { step: 'none' | 'pending' | 'failed'; comparison?: undefined }
  | { step: 'done'; comparison: YearComparison };

type Result = { last: File; now: File; comparison: YearComparison | null };

/**
 * Compares last year's report with this year's in a worker as soon as both are selected; nothing leaves the computer. It is
 * aborted when another file or none is selected. `failed`: a file can no longer be read, or reading takes too long.
 */
export function useYearComparison(last: File | null, now: File | null): YearComparisonState {
  const { items: forms } = useStoredList(knownForms);
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    if (!last || !now || !forms) return undefined;
    const controller = new AbortController();
    const store = (comparison: YearComparison | null) => {
      if (!controller.signal.aborted) setResult({ last, now, comparison });
    };
    callWorker({ task: 'compare', files: { last, now }, forms }, controller.signal).then(store, () => store(null));
    return () => controller.abort();
  }, [last, now, forms]);
  if (!last || !now) return { step: 'none' };
  if (result?.last !== last || result.now !== now) return { step: 'pending' };
  return result.comparison ? { step: 'done', comparison: result.comparison } : { step: 'failed' };
}
