import { useEffect, useState } from 'react';
import type { ControlVersion } from '../control-settings.ts';
import type { PreCheck } from './pre-check.model.ts';
import { runPreCheck } from './run-pre-check.ts';

/** Where the pre-check of a file stands; `failed` is no fault of the file: it may be checked all the same. */
export type PreCheckState = { status: 'none' | 'running' | 'failed' } | { status: 'done'; outcome: PreCheck };

/** Looks through a file as soon as it is chosen, in a worker; another file or none ends the look. */
export function usePreCheck(file: File | null, version: ControlVersion): PreCheckState {
  const [last, setLast] = useState<{ file: File; outcome: PreCheck | null } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const controller = new AbortController();
    runPreCheck(file, version, controller.signal).then(
      (outcome) => !controller.signal.aborted && setLast({ file, outcome }),
      () => !controller.signal.aborted && setLast({ file, outcome: null }),
    );
    return () => controller.abort();
  }, [file, version]);
  if (!file) return { status: 'none' };
  if (last?.file !== file) return { status: 'running' };
  return last.outcome ? { status: 'done', outcome: last.outcome } : { status: 'failed' };
}
