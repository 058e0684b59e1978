import type { PageDocument } from './document-files.ts';

/** Bytes of one kB, as in the budgets of docs/architecture.md. */
const KB = 1000;
const HOME_PAGE = 'home';
const HOME_ROW = 'home, first render';
const HOME_LIMIT = 165 * KB;
/** What a page adds to the files shared by all pages, including files it shares with only some. */
const PAGE_LIMIT = 45 * KB;
/** Report templates and control include the parsers of their documents. */
const REPORT_TOOL_LIMIT = 60 * KB;
/** Files of a page, and how many of them are shared by all pages: entry, frame and two of libraries. */
const FILE_LIMIT = 8;
const FRAME_FILES = 4;
/** Head, markup, rules of frame and page, and texts: everything the first paint waits for. */
const DOCUMENT_LIMIT = 26 * KB;

/** What a visitor downloads for a screen, in bytes compressed with brotli. */
export type BudgetRow = {
  name: string;
  /** The home page: everything up to its first render; any other page: what it adds to the frame. */
  js: number;
  /** The page's document, with its styles. */
  document: number;
  /** Number of files in `js`, and of sheets. */
  files: number;
  /** Limit of `js`. */
  limit: number;
  /** Limit of `document`. */
  documentLimit: number;
  /** Limit of `files`. */
  fileLimit: number;
};

/** Something that is measured once for the whole portal, in bytes or in pieces. */
export type FixedRow = { name: string; size: number; limit: number; unit: 'kB' | 'pieces' };

/** Whether a screen is over one of its limits. */
export const isOver = ({ js, limit, document, documentLimit, files, fileLimit }: BudgetRow): boolean =>
  js > limit || document > documentLimit || files > fileLimit;

/**
 * The sizes of the home page and of every other page.
 *
 * @param sizeOf brotli bytes of a file of `dist/`.
 */
export function budgetRows(pages: readonly PageDocument[], sizeOf: (file: string) => number): BudgetRow[] {
  const home = pages.find(({ name }) => name === HOME_PAGE);
  if (!home) throw new Error(`the build has no document of '${HOME_PAGE}'`);
  const frame = new Set(home.files.filter((file) => pages.every(({ files }) => files.includes(file))));
  const row = (name: string, document: string, files: readonly string[], limit: number): BudgetRow => ({
    name,
    js: files.reduce((total, file) => total + sizeOf(file), 0),
    document: sizeOf(document),
    files: files.length,
    limit,
    documentLimit: DOCUMENT_LIMIT,
    fileLimit: name === HOME_ROW ? FILE_LIMIT : FILE_LIMIT - FRAME_FILES,
  });
  const others = pages
    .filter((page) => page !== home)
    .map(({ name, document, files }) => {
      const added = files.filter((file) => !frame.has(file));
      return row(name, document, added, /^(templates|control)/.test(name) ? REPORT_TOOL_LIMIT : PAGE_LIMIT);
    });
  return [row(HOME_ROW, home.document, home.files, HOME_LIMIT), ...others.toSorted((one, other) => other.js - one.js)];
}

/** The text font, and all that comes before the first render of home: the page, its scripts, the font. */
export function fixedRows(home: BudgetRow, fonts: readonly number[]): FixedRow[] {
  const font = fonts.reduce((sum, size) => sum + size, 0);
  return [
    { name: 'text font', size: font, limit: 24 * KB, unit: 'kB' },
    {
      name: 'all bytes to the first render of home',
      size: home.document + home.js + font,
      limit: 300 * KB,
      unit: 'kB',
    },
    // The two others are the document itself and the content call.
    { name: 'requests to the first render of home', size: home.files + fonts.length + 2, limit: 20, unit: 'pieces' },
  ];
}
