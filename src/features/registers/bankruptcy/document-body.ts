/** Bytes of the file that are written at a time: few enough that a slow phone stays responsive between them. */
const PIECE = 32 * 1024;

const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * The JSON body of a new document (R3.8), in which the file is a list of byte numbers. It is written piece by piece: a list of
 * ten million numbers would block the page for seconds. The pieces go through a stream, because the browser keeps the memory of
 * one that is a blob of its own long after the body was sent. Rejects when the file can no longer be read.
 */
export function documentBody(fields: Readonly<Record<string, unknown>>, file: Blob): Promise<Blob> {
  const head = JSON.stringify({ ...fields, file: [] }).slice(0, -2);
  const encoder = new TextEncoder();
  let from = 0;
  const pieces = new ReadableStream<Uint8Array>({
    start: (body) => body.enqueue(encoder.encode(head)),
    async pull(body) {
      if (from < file.size) {
        const bytes = new Uint8Array(await file.slice(from, from + PIECE).arrayBuffer());
        body.enqueue(encoder.encode(`${from === 0 ? '' : ','}${bytes.join(',')}`));
        from += PIECE;
        return;
      }
      body.enqueue(encoder.encode(']}'));
      body.close();
    },
  });
  return new Response(pieces, { headers: JSON_TYPE }).blob();
}

/** Bytes of the body for a byte of the file, on average: one to three digits and a comma. */
const BODY_OF_BYTE = 3.6;

/** The approximate size in bytes of the body for a file of `size` bytes. */
export const bodySizeOf = (size: number): number => Math.round(size * BODY_OF_BYTE);
