import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A committed sample of the agency in a box as a file to select; `as` renames it. */
export async function sampleFile(name: string, as = name): Promise<File> {
  const bytes = await readFile(join(import.meta.dirname, '../../../mocks/samples', name));
  return new File([new Uint8Array(bytes)], as);
}
