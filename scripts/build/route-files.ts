import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rollup } from 'vite';
import type * as Pages from '../../src/app/pages.ts';

/** Returns the file of a page. Node loads the table of pages unchanged, so it is plain and imports no page. */
export async function pageFiles(): Promise<(name: Pages.PageName) => string> {
  const { PAGES } = (await import(pathToFileURL(resolve('src/app/pages.ts')).href)) as typeof Pages;
  return (name) => `/src/features/${PAGES[name].page}.tsx`;
}

/** The files of the build that contain the modules with these endings, with their imports and styles. */
export function filesOf(chunks: readonly Rollup.OutputChunk[], endings: readonly string[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const seen = new Set<string>();
  const walk = (file: string) => {
    const chunk = byFile.get(file);
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    files.add(file);
    chunk.viteMetadata?.importedCss.forEach((style) => files.add(style));
    chunk.imports.forEach(walk);
  };
  for (const ending of endings) {
    const holders = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(ending)));
    if (holders.length !== 1) throw new Error(`${holders.length} files of the build hold '${ending}'.`);
    holders.forEach(({ fileName }) => walk(fileName));
  }
  return files;
}
