import { useEffect, useState } from 'react';
import { callWorker } from '#domain/report-form/call-worker.ts';
import type { QuickLook } from '#domain/report-form/finding.ts';
import type { FormStructure } from '#domain/report-form/form-structure.ts';
import { knownForms } from '#domain/report-form/known-forms.ts';
import { useItemsInTime } from '#shared/ui/use-items-in-time.ts';
import type { ControlVersion } from '../report/control-settings.ts';

/** State of a quick look. `failed` does not mean that the file is wrong: it can still be checked. */
export type QuickLookState =
  | { step: 'none' | 'pending' | 'failed'; outcome?: undefined }
  /** `hasFailed`: a further look, after a template was read, came to no end. */
  | { step: 'done'; outcome: QuickLook; hasFailed: boolean };

/** Earlier outcomes, so that a list that is shown again does not repeat them. A changed file is a new `File`. */
const known = new WeakMap<File, { forms: readonly FormStructure[]; outcome: QuickLook }>();

/** Looks at a file in a worker when it is selected and when the stored templates change; aborted when it is replaced. */
export function useQuickLook(file: File | null, version: ControlVersion): QuickLookState {
  const forms = useItemsInTime(knownForms);
  const [last, setLast] = useState<{ file: File; forms: readonly FormStructure[] } | null>(null);
  useEffect(() => {
    if (!file || !forms || known.get(file)?.forms === forms) return undefined;
    const controller = new AbortController();
    callWorker({ task: 'look', file, version, forms }, controller.signal).then(
      (outcome) => {
        known.set(file, { forms, outcome });
        if (!controller.signal.aborted) setLast({ file, forms });
      },
      () => !controller.signal.aborted && setLast({ file, forms }),
    );
    return () => controller.abort();
  }, [file, version, forms]);
  if (!file) return { step: 'none' };
  const look = known.get(file);
  const hasFailed = last?.file === file && last.forms === forms && look?.forms !== forms;
  if (look) return { step: 'done', outcome: look.outcome, hasFailed };
  return { step: hasFailed ? 'failed' : 'pending' };
}
