import { useState } from 'react';
import { hasAllowedEnding, KIND_RULES } from '../report/file-kinds.ts';
import { fileFault } from '../report/first-bytes.ts';
import type { Refusal } from '../report/RefusalNotes.tsx';

/** Takes one .xlsx as the main report; what is empty, too large or one of several is refused with its reason (R5, F01). */
export function useMainFile(onTaken: (file: File) => void) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  async function choose(files: File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    if (files.length > 1) return setRefusals([{ name: '', reason: 'several' }]);
    const reason = hasAllowedEnding(file.name, KIND_RULES.main.endings) ? await fileFault(file) : ('ending' as const);
    if (reason) return setRefusals([{ name: file.name, reason }]);
    setRefusals([]);
    return onTaken(file);
  }

  return { refusals, choose, dismiss: () => setRefusals([]) };
}
