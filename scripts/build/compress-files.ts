import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Text files that are served; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|xml|css|js|json|svg)$/;
/** A smaller file fits into one packet as it is. */
const SMALLEST = 512;

/** Writes a `.br` and a `.gz` beside every text file of a folder, for hosts that serve compressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file) && !file.startsWith('.'))
    .map((file) => join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < SMALLEST) return;
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
