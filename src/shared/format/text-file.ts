/** Marks a text as UTF-8 for programs on older Windows, so that č, ć and đ survive. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A text as a file to save, in UTF-8 with the byte order mark. */
export function textFile(text: string): Blob {
  return new Blob([BYTE_ORDER_MARK, text], { type: 'text/plain;charset=utf-8' });
}

/** Data as a JSON file. */
export function jsonFile(data: unknown): Blob {
  return new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
}
