import { entriesOf, filesOf, type Manifest } from './manifest-graph.ts';

/** Bytes of one kB, as in the budgets of docs/architecture.md. */
const KB = 1000;
const HOME_PAGE = 'portal/home/HomePage.tsx';
const HOME_LIMIT = 165 * KB;
const PAGE_LIMIT = 45 * KB;
/** Report templates and control carry the parsers of their documents. */
const REPORT_TOOL_LIMIT = 60 * KB;
/** Styles of a screen beside those in the page itself. */
const CSS_LIMIT = 12 * KB;

/** What a screen costs the visitor, in bytes as compressed with brotli. */
export type BudgetRow = {
  name: string;
  /** The home page: everything up to its first render; any other page: what it adds to the frame. */
  js: number;
  css: number;
  files: number;
  /** Limit of `js`. */
  limit: number;
  /** Limit of `css`. */
  cssLimit: number;
};

/** Something that is measured once for the whole portal, in bytes or in pieces. */
export type FixedRow = { name: string; size: number; limit: number; unit: 'kB' | 'pieces' };

/** Whether a screen costs more than it may. */
export const isOver = ({ js, limit, css, cssLimit }: BudgetRow): boolean => js > limit || css > cssLimit;

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
    return { name, js: sum('.js'), css: sum('.css'), files: files.length, limit, cssLimit: CSS_LIMIT };
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

/** The page itself and the two text faces, and all that comes before the first render of home: the page, its scripts and styles, the faces. */
export function fixedRows(home: BudgetRow, page: number, fonts: readonly number[]): FixedRow[] {
  const faces = fonts.reduce((sum, size) => sum + size, 0);
  return [
    { name: 'index.html with the shell, its styles and the boot script', size: page, limit: 12 * KB, unit: 'kB' },
    { name: 'text faces', size: faces, limit: 48 * KB, unit: 'kB' },
    {
      name: 'all bytes to the first render of home',
      size: page + home.js + home.css + faces,
      limit: 300 * KB,
      unit: 'kB',
    },
    // The page itself and the content call are the two others.
    { name: 'requests to the first render of home', size: home.files + fonts.length + 2, limit: 20, unit: 'pieces' },
  ];
}
