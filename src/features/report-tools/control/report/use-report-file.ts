import { useState } from 'react';
import { nameOf } from '#shared/format/file-name.ts';
import { namedByContent } from '#shared/ui/selected-file.ts';
import type { Refusal } from './DropZone.tsx';
import { reportFileFault } from './file-faults.ts';
import { KIND_RULES } from './file-kinds.ts';

/** Takes one .xlsx as a report; an empty or too large file, or several, are refused with the reason (R5, F01). */
export function useReportFile(onTaken: (file: File) => void) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  async function choose(chosen: File[]): Promise<void> {
    const files = await namedByContent(chosen, KIND_RULES.main.endings);
    const [file] = files;
    if (!file) return;
    const reason = await reportFileFault(files, 'main');
    setRefusals(reason ? [{ name: reason === 'several' ? '' : nameOf(file), reason }] : []);
    if (!reason) onTaken(file);
  }

  return { refusals, choose: (files: File[]) => void choose(files), dismiss: () => setRefusals([]) };
}

export type SelectedReport = ReturnType<typeof useReportFile>;
