import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budgetTable } from './bundle/budget-tables.ts';
import { budgetRows, fixedRows, isOver, type BudgetRow, type FixedRow } from './bundle/budgets.ts';
import { filesIn } from './bundle/document-files.ts';
import { documentTable } from './build/document-table.ts';

type MeasuredBudgets = {
  rows: readonly BudgetRow[];
  fixed: readonly FixedRow[];
  /** What is over its limit, one sentence each. */
  problems: readonly string[];
};

/**
 * Prints the size of every screen of a build and checks it against the budgets of docs/architecture.md.
 *
 * @returns true when everything is within its budget.
 */
export function checkBudgets(folder = 'dist'): boolean {
  if (!existsSync(manifestOf(folder))) {
    console.error(`There is no build to measure: ${manifestOf(folder)} is missing.`);
    return false;
  }
  const { rows, fixed, problems } = measuredBudgets(folder);
  console.log(budgetTable(rows, fixed));
  return problems.length === 0;
}

/** The sizes of a build in `folder`, compressed as they are served. */
export function measuredBudgets(folder: string): MeasuredBudgets {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliSize(join(folder, file));
    sizes.set(file, size);
    return size;
  };
  const drawing = fileOfDrawing(folder);
  const pages = documentTable()
    .filter(({ lang }) => lang === 'bs')
    .map(({ name, file }) => ({
      name,
      document: file,
      files: [...filesIn(readFileSync(join(folder, file), 'utf8')), drawing],
    }));
  const rows = budgetRows(pages, sizeOf);
  // With and without a base path, fonts are in fonts/.
  const files = readdirSync(join(folder, 'fonts')).filter((name) => name.endsWith('.woff2'));
  const fonts = files.map((name) => statSync(join(folder, 'fonts', name)).size);
  const [home] = rows;
  if (!home) throw new Error('The build has no screens.');
  const fixed = fixedRows(home, fonts);
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  const problems = [
    ...rows
      .filter(isOver)
      .map(({ name, js, document }) => `${name}: ${kb(js)} kB of JS and a document of ${kb(document)} kB`),
    ...fixed.filter(({ size, limit }) => size > limit).map(({ name, size, limit }) => `${name}: ${size} > ${limit}`),
  ];
  return { rows, fixed, problems };
}

const manifestOf = (folder: string) => join(folder, '.vite', 'manifest.json');

/** The file that renders every page: the entry imports it dynamically, and no document names it. */
function fileOfDrawing(folder: string): string {
  const manifest = JSON.parse(readFileSync(manifestOf(folder), 'utf8')) as Record<
    string,
    { name?: string; file: string }
  >;
  const chunk = Object.values(manifest).find(({ name }) => name === 'draw');
  if (!chunk) throw new Error('The build has no file that draws the portal.');
  return chunk.file;
}

/** The size of the compressed file that is served, or of one compressed the same way. */
function brotliSize(path: string): number {
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;
}

if (import.meta.main) process.exitCode = checkBudgets() ? 0 : 1;
