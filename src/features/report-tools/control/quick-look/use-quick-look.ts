import { useEffect, useState } from 'react';
import { callWorker } from '#domain/report-form/call-worker.ts';
import type { QuickLook } from '#domain/report-form/finding.ts';
import type { FormStructure } from '#domain/report-form/form-structure.ts';
import { knownForms } from '#domain/report-form/known-forms.ts';
import { useStoredList } from '#shared/storage/stored-list.ts';
import type { ControlVersion } from '../report/control-settings.ts';

/** Where the quick look of a file stands; `failed` is no fault of the file: it may be checked all the same. */
export type QuickLookState =
  | { step: 'none' | 'pending' | 'failed'; outcome?: undefined }
  | { step: 'done'; outcome: QuickLook };

/** Earlier outcomes: a list that is shown anew does not look anew. A changed file is another `File`. */
const known = new WeakMap<File, { forms: readonly FormStructure[]; outcome: QuickLook }>();

/**
 * Looks through a file as soon as it is selected, in a worker, with what the templates remembered here taught; once more when
 * another template is learnt. Another file or none ends the look.
 */
export function useQuickLook(file: File | null, version: ControlVersion): QuickLookState {
  const { items: forms } = useStoredList(knownForms);
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
  const outcome = known.get(file)?.outcome;
  if (outcome) return { step: 'done', outcome };
  return last?.file === file && last.forms === forms ? { step: 'failed' } : { step: 'pending' };
}
