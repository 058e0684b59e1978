/** The largest PDF that is taken, in bytes; the body of the call is about four times as long (R3.8: a list of numbers). */
export const LARGEST_PDF = 10 * 1024 * 1024;

const SIGNATURE = '%PDF-';

/** Why a chosen file is not taken; the names are those of the texts. */
export type FileProblem =
  'fileNotPdf' | 'fileNotPdfInside' | 'fileEmpty' | 'fileTooLarge' | 'fileOnlyOne' | 'fileUnreadable';

/**
 * What is wrong with a file: not a PDF by its name, empty, too large, or something else inside (faults F01, F02: the first
 * bytes are a help, the server decides). `null` when it may be sent.
 */
export async function fileProblem(file: File): Promise<FileProblem | null> {
  if (!/\.pdf$/i.test(file.name.trim())) return 'fileNotPdf';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > LARGEST_PDF) return 'fileTooLarge';
  try {
    const head = new Uint8Array(await file.slice(0, SIGNATURE.length).arrayBuffer());
    return String.fromCharCode(...head) === SIGNATURE ? null : 'fileNotPdfInside';
  } catch {
    return 'fileUnreadable';
  }
}
