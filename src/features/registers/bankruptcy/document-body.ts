/** Bytes of the file that are written at a time: few enough that a slow phone stays responsive between them. */
const PIECE = 32 * 1024;

/**
 * The JSON body of a new document (R3.8), in which the file is a list of byte numbers. It is put together piece by piece: a list of
 * ten million numbers would block the page for seconds. Rejects when the file can no longer be read.
 */
export async function documentBody(fields: Readonly<Record<string, unknown>>, file: Blob): Promise<Blob> {
  const parts: Blob[] = [];
  for (let from = 0; from < file.size; from += PIECE) {
    // oxlint-disable-next-line no-await-in-loop -- piece after piece, so that the page can do something else between them
    const bytes = new Uint8Array(await file.slice(from, from + PIECE).arrayBuffer());
    parts.push(new Blob([from === 0 ? '' : ',', bytes.join(',')]));
  }
  const head = JSON.stringify({ ...fields, file: [] }).slice(0, -2);
  return new Blob([head, ...parts, ']}'], { type: 'application/json' });
}

/** Bytes of the body for a byte of the file, on average: one to three digits and a comma. */
const BODY_OF_BYTE = 3.6;

/** The approximate size in bytes of the body for a file of `size` bytes. */
export const bodySizeOf = (size: number): number => Math.round(size * BODY_OF_BYTE);
