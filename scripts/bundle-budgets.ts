import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budgetRows, budgetTable } from './bundle/budgets.ts';
import type { Manifest } from './bundle/manifest-graph.ts';
import { DIST } from './built-portal.ts';

/**
 * Prints what every screen of the build in `dist/` costs and holds it against the budgets of docs/architecture.md.
 *
 * @returns true when everything is within its budget.
 */
export function checkBudgets(): boolean {
  const manifestFile = join(DIST, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) {
    console.error(`There is no build to measure: ${manifestFile} is missing.`);
    return false;
  }
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliSize(join(DIST, file));
    sizes.set(file, size);
    return size;
  };
  const rows = budgetRows(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest, sizeOf);
  console.log(budgetTable(rows));
  return rows.every(({ js, limit }) => js <= limit);
}

/** The size of the compressed file that is served, else of one compressed alike. */
function brotliSize(path: string): number {
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;
}
