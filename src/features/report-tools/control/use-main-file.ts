import { useState } from 'react';
import type { Refusal } from './files/refusal.ts';
import { hasAllowedEnding, KIND_RULES } from './machine/file-kinds.ts';
import { fileFault } from './pre-check/first-bytes.ts';

/** What only the agency or the pre-check may judge; it does not keep a file from being chosen. */
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
