import { useEffect, useState } from 'react';
import { readFiles } from '../report/fingerprint.ts';
import { type Problem, toProblem } from '../report/problem.ts';
import type { ReceiptFile } from '../report/receipt.ts';
import type { SheetContent } from './signature-sheet.ts';

type SheetFiles = { step: 'pending' } | { step: 'failed'; problem: Problem } | { step: 'done'; files: ReceiptFile[] };

/** Reads the files of a submission for their sizes and fingerprints; `retry` reads them again. */
export function useSheetFiles({ files, fingerprints }: SheetContent): SheetFiles & { retry: () => void } {
  const [state, setState] = useState<SheetFiles>({ step: 'pending' });
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isWanted = true;
    readFiles(files, fingerprints).then(
      (read) => isWanted && setState({ step: 'done', files: read.files }),
      (thrown: unknown) => isWanted && setState({ step: 'failed', problem: toProblem(thrown) }),
    );
    return () => {
      isWanted = false;
    };
  }, [files, fingerprints, tries]);
  return { ...state, retry: () => setTries(tries + 1) };
}
