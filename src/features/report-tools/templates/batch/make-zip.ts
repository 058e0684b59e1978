/** Packs documents into one .zip; they are compressed already, so they are only stored. The packer is fetched when first needed. */
export async function makeZip(files: readonly { name: string; file: Blob }[]): Promise<Blob> {
  const { zipSync } = await import('fflate');
  const entries = await Promise.all(
    files.map(async ({ name, file }) => [name, new Uint8Array(await file.arrayBuffer())] as const),
  );
  const zip = zipSync(Object.fromEntries(entries), { level: 0 });
  return new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}
