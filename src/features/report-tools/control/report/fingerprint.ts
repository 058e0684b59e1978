import type { FileKind } from '#domain/filing/file-kinds.ts';
import type { ReceiptFile } from '#domain/filing/receipts/receipt.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { sha256 } from '#shared/format/sha-256.ts';
import { LostFile } from './problem.ts';
import type { Outgoing } from './send-files.ts';

/** Identifies a file's content. `sha256` is lower-case hexadecimal; null if the page is not served securely. */
export type Fingerprint = { size: number; sha256: string | null };

/**
 * Reads a selected file as a whole, so that later changes on disk do not affect what is sent. Throws a `LostFile` when the file
 * was deleted, moved or changed since its selection, or differs from an earlier reading (`as`): what was checked is what is
 * submitted.
 */
export async function readFile(file: File, as?: Fingerprint) {
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    throw new LostFile(nameOf(file), 'unreadable');
  }
  const fingerprint: Fingerprint = { size: bytes.byteLength, sha256: await sha256(bytes) };
  if (as && (as.size !== fingerprint.size || as.sha256 !== fingerprint.sha256))
    throw new LostFile(nameOf(file), 'changed');
  return { content: new Blob([bytes], { type: file.type }), fingerprint };
}

/**
 * Reads files for one call: the files to send, and their entries in the record. White space after a name is dropped, because
 * the agency may not expect it after the extension. Throws like `readFile`; `as` are earlier readings in the same order.
 */
export async function readFiles(
  selected: readonly { name: string; kind: FileKind | null; file: File }[],
  as: readonly (Fingerprint | undefined)[] = [],
) {
  const outgoing: Outgoing[] = [];
  const files: ReceiptFile[] = [];
  for (const [index, { name, kind, file }] of selected.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other: they are read whole
    const { content, fingerprint } = await readFile(file, as[index]);
    outgoing.push({ name: name.trimEnd(), content });
    files.push({ name: name.trimEnd(), kind, ...fingerprint });
  }
  return { outgoing, files };
}
