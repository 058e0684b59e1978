import { useState } from 'react';
import type { Refusal } from '../files/refusal.ts';
import { hasAllowedEnding, KIND_RULES, type DocumentKind } from '../machine/file-kinds.ts';
import { fileFault } from '../pre-check/first-bytes.ts';

export type DocumentRefusals = Partial<Record<DocumentKind, Refusal>>;

/** Takes a document when its ending and first bytes fit its kind, else says why not (R5, faults F01, F02). */
export function useDocuments(onTaken: (kind: DocumentKind, file: File) => void) {
  const [refusals, setRefusals] = useState<DocumentRefusals>({});

  async function choose(kind: DocumentKind, [file, ...others]: File[]): Promise<void> {
    if (!file) return;
    const fits = hasAllowedEnding(file.name, KIND_RULES[kind].endings);
    const reason = others.length > 0 ? ('several' as const) : fits ? await fileFault(file) : ('ending' as const);
    setRefusals(({ [kind]: _last, ...rest }) => (reason ? { ...rest, [kind]: { name: file.name, reason } } : rest));
    if (!reason) onTaken(kind, file);
  }

  return { refusals, choose };
}
