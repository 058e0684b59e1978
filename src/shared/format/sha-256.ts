/** SHA-256 of bytes in hexadecimal digits; null where the browser does not offer it, as on pages that are not secure. */
export async function sha256(bytes: ArrayBuffer): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
