import { useEffect, useState } from 'react';
import type { ControlVersion } from '../report/control-settings.ts';
import type { QuickLook } from './quick-look.model.ts';
import { runQuickLook } from './run-quick-look.ts';

/** Where the quick look of a file stands; `failed` is no fault of the file: it may be checked all the same. */
export type QuickLookState = { status: 'none' | 'running' | 'failed' } | { status: 'done'; outcome: QuickLook };

/** What was found already: a list that is shown anew does not look anew. A changed file is another `File`. */
const match = new WeakMap<File, QuickLook>();

/** Looks through a file as soon as it is chosen, in a worker; another file or none ends the look. */
export function useQuickLook(file: File | null, version: ControlVersion): QuickLookState {
  const [last, setLast] = useState<{ file: File } | null>(null);
  useEffect(() => {
    if (!file || match.has(file)) return undefined;
    const controller = new AbortController();
    runQuickLook(file, version, controller.signal).then(
      (outcome) => {
        match.set(file, outcome);
        if (!controller.signal.aborted) setLast({ file });
      },
      () => !controller.signal.aborted && setLast({ file }),
    );
    return () => controller.abort();
  }, [file, version]);
  if (!file) return { status: 'none' };
  const known = match.get(file);
  if (known) return { status: 'done', outcome: known };
  return last?.file === file ? { status: 'failed' } : { status: 'running' };
}
