import { nameOf } from '#shared/format/file-name.ts';
import { sha256 } from '#shared/format/sha-256.ts';
import type { NoPage, ReadPdf } from '../pdf/first-page.ts';
import { propose } from '../proposals/propose.ts';
import type { NamedType } from '../proposals/type-in-document.ts';
import type { ReadDocument } from './inbox-row.ts';

/**
 * Reads a file of the queue: its SHA-256, the picture of its first page, and proposals from its name and text. The reader of PDFs
 * is fetched with the first file. Never rejects: what cannot be read is left out.
 */
export async function readDocument(file: File, types: readonly NamedType[], now?: Date): Promise<ReadDocument> {
  const bytes = await file.arrayBuffer().catch(() => null);
  const hash = bytes && (await sha256(bytes).catch(() => null));
  const pdf = bytes ? await firstPageOf(bytes) : 'damaged';
  const { text, isWhole } = typeof pdf === 'string' ? { text: '', isWhole: true } : pdf;
  return {
    sha256: hash,
    page:
      typeof pdf === 'string'
        ? { kind: 'none', why: pdf }
        : { kind: 'picture', picture: pdf.picture, pages: pdf.pages },
    hasText: text.trim() !== '',
    proposal: propose({ name: nameOf(file), text, isWhole: isWhole || text.trim() === '', types, now }),
  };
}

async function firstPageOf(bytes: ArrayBuffer): Promise<ReadPdf | NoPage> {
  try {
    const { readFirstPage } = await import('../pdf/first-page.ts');
    return await readFirstPage(bytes);
  } catch {
    // Its file could not be fetched; the document can be added without a picture.
    return 'unavailable';
  }
}
