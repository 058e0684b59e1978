import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rollup } from 'vite';
import type { RouteFiles } from '../../src/app/shell/shell.ts';
import type { FeatureRoutes } from '../../src/shared/routing/feature-routes.ts';
import { slugsOf, type RouteName } from '../../src/shared/routing/routes.ts';

/** Fetched by every screen but home as soon as it starts: the http client. */
const HTTP_CLIENT = 'src/shared/api/make-call.ts';

/** The file a route's `page` imports, below its feature: './EntitySearchPage.tsx' → '/EntitySearchPage.tsx'. */
export function importedFile(page: () => unknown): string {
  const path = /["'`]\.?(\/[^"'`]+\.tsx)["'`]/.exec(page.toString())?.[1];
  if (path === undefined) throw new Error(`No import is found in the page of a route: ${page.toString()}`);
  return path;
}

/** Key of an address or a slug among the routes: its first part tells the screen, with the number of its parts. */
const keyOf = (slug: string) => `${slug.split('/')[0]}/${slug.split('/').length}`;

/** Scripts and styles of every route in a language, without those every page has already. */
export async function routeFilesOf(
  chunks: readonly Rollup.OutputChunk[],
  base: string,
  lang: string,
  known: ReadonlySet<string>,
): Promise<RouteFiles> {
  // Plain modules with lazy imports only: Node reads them as they are.
  const { FEATURES } = (await import(pathToFileURL(resolve('src/app/features.ts')).href)) as {
    FEATURES: Required<FeatureRoutes>;
  };
  const found: RouteFiles = { files: [], routes: {}, pages: [] };
  const placeOf = (file: string) => {
    const at = found.files.indexOf(base + file);
    return at >= 0 ? at : found.files.push(base + file) - 1;
  };
  const places = (endings: readonly string[]) =>
    [...filesOf(chunks, endings)].filter((file) => !known.has(base + file)).map(placeOf);
  const pages = new Map<string, number>();
  for (const name of Object.keys(FEATURES) as RouteName[]) {
    if (name === 'home') continue;
    const { page, texts = [] } = FEATURES[name];
    const file = importedFile(page);
    const own = [file, HTTP_CLIENT, ...texts.map((namespace) => `/${namespace}/texts/${lang}.json`)];
    const at = pages.get(file) ?? found.pages.push(places(own)) - 1;
    pages.set(file, at);
    for (const slug of slugsOf(name)) found.routes[keyOf(slug)] = at;
  }
  return found;
}

/** The files of the build that hold the modules with these endings, with all they import and their styles. */
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
