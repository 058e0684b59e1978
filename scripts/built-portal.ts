import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment.ts';
import { commandOf, runNode } from './processes.ts';

/** Where Vite builds the portal. */
export const DIST = 'dist';
/** In Vite's folder, so that every other build removes it. */
const stampOf = (folder: string) => join(folder, '.vite', 'built-for.json');
const SOURCES = ['src', 'public', 'deploy', 'scripts', 'index.html', 'vite.config.ts', 'package.json'];

/**
 * Makes sure that a folder holds the production build of the current sources for this environment. Addresses are compiled in,
 * so a build for other ports is of no use.
 *
 * @returns false when the build failed; Vite has then reported why.
 */
export async function ensureBuilt(environment: Environment, force = false, folder = DIST): Promise<boolean> {
  if (!force && isBuiltFor(environment, folder)) return true;
  const vite = [commandOf('vite'), 'build', '--logLevel', 'warn'];
  // The three steps of `npm run build`.
  for (const step of [vite, [...vite, '--ssr', 'src/app/entry-server.tsx'], ['scripts/prerender.ts']])
    if ((await runNode(step, { env: { ...environment, OUT_DIR: folder } })).code !== 0) return false;
  writeFileSync(stampOf(folder), JSON.stringify(environment));
  return true;
}

function isBuiltFor(environment: Environment, folder: string): boolean {
  const stamp = stampOf(folder);
  if (!existsSync(stamp) || !existsSync(join(folder, 'index.html'))) return false;
  if (readFileSync(stamp, 'utf8') !== JSON.stringify(environment)) return false;
  const builtAt = statSync(stamp).mtimeMs;
  return SOURCES.every((path) => newest(path) < builtAt);
}

function newest(path: string): number {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
