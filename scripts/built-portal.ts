import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment.ts';
import { commandOf, runNode } from './processes.ts';

/** Where Vite builds the portal. */
export const DIST = 'dist';
/** Beside Vite's manifest, so that every other build removes it. */
const STAMP = join(DIST, '.vite', 'built-for.json');
const SOURCES = ['src', 'public', 'deploy', 'scripts', 'index.html', 'vite.config.ts', 'package.json'];

/**
 * Makes sure that `dist/` holds the production build of the present sources for this environment (addresses are
 * compiled in, so that a build for other ports is of no use).
 *
 * @returns false when the build failed; Vite has then said why.
 */
export async function ensureBuilt(environment: Environment, force = false): Promise<boolean> {
  if (!force && isBuiltFor(environment)) return true;
  const { code } = await runNode([commandOf('vite'), 'build', '--logLevel', 'warn'], { env: environment });
  if (code !== 0) return false;
  writeFileSync(STAMP, JSON.stringify(environment));
  return true;
}

function isBuiltFor(environment: Environment): boolean {
  if (!existsSync(STAMP) || !existsSync(join(DIST, 'index.html'))) return false;
  if (readFileSync(STAMP, 'utf8') !== JSON.stringify(environment)) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  return SOURCES.every((path) => newest(path) < builtAt);
}

function newest(path: string): number {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
