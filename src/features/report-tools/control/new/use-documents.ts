import { useState } from 'react';
import { type AttachmentKind, hasAllowedEnding, KIND_RULES } from '../report/file-kinds.ts';
import { contentWarning, type ContentWarning, fileFault } from '../report/first-bytes.ts';
import type { Refusal } from '../report/RefusalNotes.tsx';

/** What is to be said of a kind's last choice: why it was not taken, or what looks odd about the file that was. */
export type DocumentNotes = Partial<
  Record<AttachmentKind, { refusal: Refusal } | { warning: ContentWarning; of: File }>
>;

/** Takes a document when its ending fits its kind, else says why not (R5, F01); odd content is worth a word only (F02; readings, R2.11). */
export function useDocuments(others: readonly File[], onTaken: (kind: AttachmentKind, file: File) => void) {
  const [notes, setNotes] = useState<DocumentNotes>({});

  async function choose(kind: AttachmentKind, [file, ...more]: File[]): Promise<void> {
    if (!file) return;
    const fits = hasAllowedEnding(file.name, KIND_RULES[kind].endings);
    const reason = more.length > 0 ? ('several' as const) : fits ? await fileFault(file, others) : ('ending' as const);
    const warning = reason ? null : await contentWarning(file);
    setNotes(({ [kind]: _last, ...rest }) => {
      if (reason) return { ...rest, [kind]: { refusal: { name: file.name, reason } } };
      return warning ? { ...rest, [kind]: { warning, of: file } } : rest;
    });
    if (!reason) onTaken(kind, file);
  }

  return { notes, choose };
}
