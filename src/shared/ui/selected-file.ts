import { endingOf, fileName, nameOf } from '#shared/format/file-name.ts';

/** Which files are accepted: endings without the dot, and the largest size in bytes. */
export type FileRules = { endings: readonly string[]; largest: number };

/** Why a selected file is not accepted; each form has a text for every one. */
export type FileFault = 'several' | 'ending' | 'empty' | 'tooLarge' | 'unreadable';

/** PDF readers find the header within this many bytes (readings R2.11, R5): scanners and mail programs put something before it. */
const PDF_HEADER_WITHIN = 1024;
/** Number of bytes that identify a file: the directory of an Office container is near its beginning. */
const LOOKED_AT = 64 * 1024;

/** Whether a name has one of the endings, in any letter case and with trailing blanks. */
export function hasAllowedEnding(name: string, endings: readonly string[]): boolean {
  return endings.includes(endingOf(name));
}

/**
 * The files, where a name without an ending gets that of the content, if it is one of those accepted: pickers of Android name a
 * file 'msf:1000003'. The ending of a name decides everywhere else, and the agency gets the name as well.
 */
export const namedByContent = (files: readonly File[], endings: readonly string[]): Promise<File[]> =>
  Promise.all(
    files.map(async (file) => {
      const name = nameOf(file);
      const ending = endingOf(name) ? '' : endingByContent((await beginningOf(file)) ?? '');
      const { type, lastModified } = file;
      return endings.includes(ending) ? new File([file], fileName(name, ending), { type, lastModified }) : file;
    }),
  );

/** The ending of a file that begins so; '' when it is unknown. Workbook and document are containers, told apart by their folders. */
function endingByContent(begin: string): string {
  if (!begin.startsWith('PK\x03\x04')) return looksLikePdf(begin) ? 'pdf' : '';
  return /word\//.test(begin) ? 'docx' : /xl\//.test(begin) ? 'xlsx' : '';
}

/**
 * Why a file is not accepted: one of several, of another ending, empty, too large, or removed since it was selected
 * (R5, faults F01). `null` when it may be sent; its content is no reason to refuse it. A file that is too large is not read.
 */
export async function fileFault(files: readonly File[], { endings, largest }: FileRules): Promise<FileFault | null> {
  const [file, ...more] = files;
  if (!file || more.length > 0) return 'several';
  if (!hasAllowedEnding(nameOf(file), endings)) return 'ending';
  if (file.size === 0) return 'empty';
  if (file.size > largest) return 'tooLarge';
  return (await beginningOf(file)) === null ? 'unreadable' : null;
}

/** The beginning of a file as text, one character for each byte; `null` when it cannot be read. */
export async function beginningOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder('latin1').decode(await file.slice(0, LOOKED_AT).arrayBuffer());
  } catch {
    return null;
  }
}

/** Whether a file that begins so is a PDF. Only for a warning, because the server decides (faults F02). */
export function looksLikePdf(begin: string): boolean {
  return begin.slice(0, PDF_HEADER_WITHIN).includes('%PDF-');
}
