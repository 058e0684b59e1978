import { endingOf } from '#shared/format/file-name.ts';

/** What a place for files takes: endings without the dot, and the largest that is read and sent, in bytes. */
export type FileRules = { endings: readonly string[]; largest: number };

/** Why a selected file is not taken; the texts of each form have these names. */
export type FileFault = 'several' | 'ending' | 'empty' | 'tooLarge' | 'unreadable';

/** Readers of PDF look for its header this far (readings R2.11, R5): scanners and mail programs put something before it. */
const PDF_HEADER_WITHIN = 1024;
/** So much of a file says what it is: the directory of an Office container stands near its beginning. */
const LOOKED_AT = 64 * 1024;

/** True when a name ends as it must, in any letter case and with blanks behind it. */
export function hasAllowedEnding(name: string, endings: readonly string[]): boolean {
  return endings.includes(endingOf(name));
}

/**
 * Why a file cannot be taken: one of several, of another ending, empty, too large, or removed since it was selected (R5, faults
 * F01). `null` when it may be sent: what is inside is no reason to refuse it. Nothing of a file that is too large is read.
 */
export async function fileFault(files: readonly File[], { endings, largest }: FileRules): Promise<FileFault | null> {
  const [file, ...more] = files;
  if (!file || more.length > 0) return 'several';
  if (!hasAllowedEnding(file.name, endings)) return 'ending';
  if (file.size === 0) return 'empty';
  if (file.size > largest) return 'tooLarge';
  return (await beginningOf(file)) === null ? 'unreadable' : null;
}

/** How a file begins, a letter for each byte; `null` when it cannot be read. */
export async function beginningOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder('latin1').decode(await file.slice(0, LOOKED_AT).arrayBuffer());
  } catch {
    return null;
  }
}

/** Whether what begins so is a PDF: worth a word and no more, the server decides (faults F02). */
export function looksLikePdf(begin: string): boolean {
  return begin.slice(0, PDF_HEADER_WITHIN).includes('%PDF-');
}
