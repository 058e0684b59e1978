import { useState } from 'react';
import type { Refusal } from '../report/RefusalNotes.tsx';
import { hasAllowedEnding, KIND_RULES } from '../report/file-kinds.ts';
import { fileFault } from '../report/first-bytes.ts';

/** What only the agency or the quick look may judge; it does not keep a file from being chosen. */
const ADVISORY: readonly string[] = ['encrypted', 'oldOffice'];

/** Takes one .xlsx as the main report; what is empty, renamed or one of several is refused with its reason (R5, F01, F02). */
export function useMainFile(onTaken: (file: File) => void) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  async function choose(files: File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    if (files.length > 1) return setRefusals([{ name: '', reason: 'several' }]);
    const reason = hasAllowedEnding(file.name, KIND_RULES.main.endings) ? await fileFault(file) : ('ending' as const);
    if (reason && !ADVISORY.includes(reason)) return setRefusals([{ name: file.name, reason }]);
    setRefusals([]);
    return onTaken(file);
  }

  return { refusals, choose, dismiss: () => setRefusals([]) };
}
