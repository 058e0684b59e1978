import type { Outgoing } from './control-calls.ts';
import type { FileKind } from './file-kinds.ts';
import { LostFile } from './problem.ts';
import type { ReceiptFile } from './receipt.ts';
import { sha256 } from '#shared/format/sha-256.ts';

/** What tells a file's content apart. `sha256` is lower-case hexadecimal; null where the page is not served securely. */
export type Fingerprint = { size: number; sha256: string | null };

/**
 * Reads a selected file anew, whole at one moment: what is sent is exactly this, whatever happens on the disk meanwhile. Throws a
 * `LostFile` when it was deleted, moved or changed since it was selected, or when it is not the one of an earlier reading (`as`): what was
 * checked is what is submitted.
 */
export async function readFile(file: File, as?: Fingerprint) {
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    throw new LostFile(file.name, 'unreadable');
  }
  const fingerprint: Fingerprint = { size: bytes.byteLength, sha256: await sha256(bytes) };
  if (as && (as.size !== fingerprint.size || as.sha256 !== fingerprint.sha256))
    throw new LostFile(file.name, 'changed');
  return { content: new Blob([bytes], { type: file.type }), fingerprint };
}

/**
 * Reads files for one call: as they go over the wire, and as the record names them. Blanks behind a name stay here: the agency may
 * not expect any after its ending. Throws as `readFile` does; `as` are earlier readings in the same order.
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
