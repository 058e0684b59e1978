import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rollup } from 'vite';
import type { FeatureRoutes } from '../../src/shared/routing/feature-routes.ts';
import type { RouteName } from '../../src/shared/routing/routes.ts';

/** The file a route's `page` imports, below its feature: './EntitySearchPage.tsx' → '/EntitySearchPage.tsx'. */
export function importedFile(page: () => unknown): string {
  const path = /["'`]\.?(\/[^"'`]+\.tsx)["'`]/.exec(page.toString())?.[1];
  if (path === undefined) throw new Error(`No import is found in the page of a route: ${page.toString()}`);
  return path;
}

/** Returns the file of a route's page. Node loads the route modules unchanged, so they are plain, with lazy imports only. */
export async function pageFiles(): Promise<(name: RouteName) => string> {
  const { FEATURES } = (await import(pathToFileURL(resolve('src/app/features.ts')).href)) as {
    FEATURES: Required<FeatureRoutes>;
  };
  return (name) => importedFile(FEATURES[name].page);
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
