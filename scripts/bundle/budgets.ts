import { entriesOf, filesOf, type Manifest } from './manifest-graph.ts';

/** Bytes of one kB, as in the budgets of docs/architecture.md. */
const KB = 1000;
const HOME_PAGE = 'portal/home/HomePage.tsx';
const HOME_LIMIT = 165 * KB;
const PAGE_LIMIT = 45 * KB;
/** Report templates and control carry the parsers of their documents. */
const REPORT_TOOL_LIMIT = 60 * KB;

/** What a screen costs the visitor, in bytes as compressed with brotli. */
export type BudgetRow = {
  name: string;
  /** The home page: everything up to its first render; any other page: what it adds to the frame. */
  js: number;
  css: number;
  files: number;
  /** Limit of `js`. */
  limit: number;
};

/**
 * The costs of the home page and of every lazy page.
 *
 * @param sizeOf brotli bytes of a file of `dist/`.
 */
export function budgetRows(manifest: Manifest, sizeOf: (file: string) => number): BudgetRow[] {
  const { frame, pages } = entriesOf(manifest);
  const frameFiles = filesOf(manifest, frame);
  const row = (name: string, files: readonly string[], limit: number): BudgetRow => {
    const sum = (ending: string) =>
      files.filter((file) => file.endsWith(ending)).reduce((total, file) => total + sizeOf(file), 0);
    return { name, js: sum('.js'), css: sum('.css'), files: files.length, limit };
  };
  const home = pages.find(({ name }) => name === HOME_PAGE);
  if (!home) throw new Error(`the build has no lazy page '${HOME_PAGE}'`);
  const others = pages
    .filter((page) => page !== home)
    .map(({ name, keys }) => {
      const added = [...filesOf(manifest, keys)].filter((file) => !frameFiles.has(file));
      return row(name, added, /^report-tools\/(templates|control)\//.test(name) ? REPORT_TOOL_LIMIT : PAGE_LIMIT);
    });
  return [
    row('home, first render', [...filesOf(manifest, [...frame, ...home.keys])], HOME_LIMIT),
    ...others.toSorted((one, other) => other.js - one.js),
  ];
}

/** The rows as a table of text, sizes in kB, with a mark beside what is over its limit. */
export function budgetTable(rows: readonly BudgetRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const kb = (bytes: number) => (bytes / KB).toFixed(1).padStart(7);
  return [
    `${'kB, brotli'.padEnd(width)}      JS   limit     CSS   files`,
    ...rows.map(
      ({ name, js, css, files, limit }) =>
        `${name.padEnd(width)} ${kb(js)} ${kb(limit)} ${kb(css)} ${String(files).padStart(7)}${js > limit ? '  over' : ''}`,
    ),
  ].join('\n');
}
