/** Readers of PDF look for the header this far; scanners and mail programs put something before it. */
const PDF_HEADER_WITHIN = 1024;

const HEADER = '%PDF-';

/** True when a file is a PDF by its header, anywhere in its first 1,024 bytes (readings, R2.11, R5). */
export function hasPdfHeader(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, PDF_HEADER_WITHIN)).includes(HEADER);
}
