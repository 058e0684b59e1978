import { useCallback, useEffect, useState } from 'react';
import type { ReceiptFile } from '#domain/filing/receipts/receipt.ts';
import { readFiles } from '../report/fingerprint.ts';
import { type Problem, toProblem } from '../report/problem.ts';
import type { SheetContent } from './signature-sheet.ts';

type SheetFiles = { step: 'pending' } | { step: 'failed'; problem: Problem } | { step: 'done'; files: ReceiptFile[] };

/** Reads the files of a submission for their sizes and fingerprints; `retry` reads them again. */
export function useSheetFiles({ files, fingerprints }: SheetContent): SheetFiles & { retry: () => void } {
  const [state, setState] = useState<SheetFiles>({ step: 'pending' });
  const read = useCallback(
    (signal: AbortSignal) =>
      readFiles(files, fingerprints)
        .then(
          (done): SheetFiles => ({ step: 'done', files: done.files }),
          (thrown: unknown): SheetFiles => ({ step: 'failed', problem: toProblem(thrown) }),
        )
        .then((next) => signal.aborted || setState(next)),
    [files, fingerprints],
  );
  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [read]);
  return { ...state, retry: () => void read(new AbortController().signal) };
}
