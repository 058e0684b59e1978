/** The largest PDF that is taken, in bytes; the body of the call is about four times as long (R3.8: a list of numbers). */
export const LARGEST_PDF = 10 * 1024 * 1024;

const SIGNATURE = '%PDF-';
/** A PDF may begin anywhere within so many bytes (readings R2.11, R5). */
const HEAD_BYTES = 1024;

/** Why a selected file is not taken; the names are those of the texts. */
export type FileProblem = 'fileNotPdf' | 'fileEmpty' | 'fileTooLarge' | 'fileOnlyOne' | 'fileUnreadable';

/**
 * What is wrong with a file: not a PDF by its name, empty, too large, or removed since it was selected (R5, faults F01). `null`
 * when it may be sent; what is inside is no reason to refuse it (`looksLikePdf`).
 */
export async function fileProblem(file: File): Promise<FileProblem | null> {
  if (!/\.pdf$/i.test(file.name.trim())) return 'fileNotPdf';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > LARGEST_PDF) return 'fileTooLarge';
  try {
    await file.slice(0, 1).arrayBuffer();
    return null;
  } catch {
    return 'fileUnreadable';
  }
}

/** Whether a file holds a PDF as far as its first bytes tell (faults F02): a help only, the server decides. */
export async function looksLikePdf(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return String.fromCharCode(...head).includes(SIGNATURE);
}
