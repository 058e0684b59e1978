import { readFileSync } from 'node:fs';

type Manifest = Record<string, { file: string }>;

/** The address of the file that the build made of a module; names of files are neutral, so a test finds them by the manifest. */
export function builtFile(module: string): string {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
  const entry = manifest[`src/${module}`];
  if (!entry) throw new Error(`The build has no file of its own for src/${module}.`);
  return `/${entry.file}`;
}
