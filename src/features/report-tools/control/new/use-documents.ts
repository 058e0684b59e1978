import { useState } from 'react';
import type { Refusal } from '../report/RefusalNotes.tsx';
import { hasAllowedEnding, KIND_RULES, type AttachmentKind } from '../report/file-kinds.ts';
import { fileFault } from '../report/first-bytes.ts';

export type DocumentRefusals = Partial<Record<AttachmentKind, Refusal>>;

/** Takes a document when its ending and first bytes fit its kind, else says why not (R5, faults F01, F02). */
export function useDocuments(onTaken: (kind: AttachmentKind, file: File) => void) {
  const [refusals, setRefusals] = useState<DocumentRefusals>({});

  async function choose(kind: AttachmentKind, [file, ...others]: File[]): Promise<void> {
    if (!file) return;
    const fits = hasAllowedEnding(file.name, KIND_RULES[kind].endings);
    const reason = others.length > 0 ? ('several' as const) : fits ? await fileFault(file) : ('ending' as const);
    setRefusals(({ [kind]: _last, ...rest }) => (reason ? { ...rest, [kind]: { name: file.name, reason } } : rest));
    if (!reason) onTaken(kind, file);
  }

  return { refusals, choose };
}
