import { expect, test } from 'vitest';
import { budgetMarkdown, budgetTable, fixedMarkdown } from '../../scripts/bundle/budget-tables.ts';
import { budgetRows, fixedRows, isOver } from '../../scripts/bundle/budgets.ts';
import { filesIn } from '../../scripts/bundle/document-files.ts';

/** Documents of a build: a frame all share, a card that home shares with the search. */
const FRAME = ['assets/main.js', 'assets/start.js', 'assets/react.js'];
const PAGES = [
  { name: 'home', document: 'bs.html', files: [...FRAME, 'assets/card.js', 'assets/home.js'] },
  { name: 'entitySearch', document: 'bs/x.html', files: [...FRAME, 'assets/card.js', 'assets/search.js'] },
  { name: 'control', document: 'bs/y.html', files: [...FRAME, 'assets/control.js'] },
];
const SIZES: Record<string, number> = {
  'bs.html': 17_000,
  'bs/x.html': 22_000,
  'bs/y.html': 25_000,
  'assets/main.js': 40_000,
  'assets/start.js': 7000,
  'assets/react.js': 60_000,
  'assets/scheduler.js': 1000,
  'assets/card.js': 2000,
  'assets/layout-bs.js': 3000,
  'assets/home.js': 20_000,
  'assets/home-bs.js': 4000,
  'assets/search.js': 59_000,
  'assets/control.js': 50_000,
};

function sizeOf(file: string): number {
  const size = SIZES[file];
  if (size === undefined) throw new Error(`${file} must not be counted`);
  return size;
}

const rowOf = (name: string, sizes = sizeOf) => budgetRows(PAGES, sizes).find((row) => row.name.startsWith(name));

test('a document names what is fetched: entry, modules and sheets, not those it carries itself', () => {
  const html =
    '<link rel="modulepreload" crossorigin="" href="/portal/assets/main.js"/><link rel="modulepreload" crossorigin="" href="/portal/assets/a.js"/><script type="module" src="/portal/assets/main.js"></script><link rel="stylesheet" href="/portal/assets/a.css"/><link rel="stylesheet" href="/portal/assets/main.css" disabled=""/><noscript><link rel="stylesheet" href="/portal/assets/b.css"/></noscript><link rel="icon" href="/portal/icon.svg"/>';
  expect(filesIn(html)).toEqual(['assets/main.js', 'assets/a.js', 'assets/a.css']);
});

test('home counts everything to its first render once', () => {
  expect(rowOf('home')).toEqual({
    name: 'home, first render',
    js: 129_000,
    document: 17_000,
    files: 5,
    limit: 165_000,
    documentLimit: 26_000,
    fileLimit: 8,
  });
});

test('another page counts what it adds to the frame', () => {
  expect(rowOf('entitySearch')).toMatchObject({ js: 61_000, document: 22_000, limit: 45_000 });
  expect(rowOf('control')).toMatchObject({ js: 50_000, document: 25_000, limit: 60_000 });
});

test('the table marks what is over its limit, and only that', () => {
  const lines = budgetTable(budgetRows(PAGES, sizeOf)).split('\n');
  expect(lines.filter((line) => line.endsWith('over'))).toEqual([expect.stringContaining('entitySearch')]);
});

test('the document counts as well', () => {
  const heavy = (file: string) => (file === 'bs.html' ? 26_001 : sizeOf(file));
  expect(budgetRows(PAGES, sizeOf).filter(isOver)).toHaveLength(1);
  expect(
    budgetRows(PAGES, heavy)
      .filter(isOver)
      .map(({ name }) => name),
  ).toEqual(['home, first render', 'entitySearch']);
});

test('a page of more files than four beside the frame is over', () => {
  const files = [...FRAME, ...Array.from({ length: 5 }, (_, at) => `assets/${at}.js`)];
  const rows = budgetRows([...PAGES.slice(0, 1), { name: 'news', document: 'bs/x.html', files }], () => 1);
  expect(rows.filter(isOver).map(({ name }) => name)).toEqual(['news']);
});

test('the page, the font and all of the first render of home, with its requests', () => {
  const [home] = budgetRows(PAGES, sizeOf);
  if (!home) throw new Error('no home');
  const fixed = fixedRows(home, [20_000, 3000]);
  expect(fixed.map(({ size }) => size)).toEqual([23_000, 129_000 + 17_000 + 23_000, 5 + 2 + 2]);
  expect(fixed.every(({ size, limit }) => size <= limit)).toBe(true);
  expect(
    budgetTable([home], fixedRows(home, [30_000, 20_000]))
      .split('\n')
      .filter((line) => line.endsWith('over')),
  ).toEqual([expect.stringContaining('text font')]);
});

test('the tables of the page on performance mark what is over', () => {
  expect(budgetMarkdown(budgetRows(PAGES, sizeOf))).toContain(
    '| entitySearch | **61.0** over | 45.0 | 22.0 | 26.0 | 2 |',
  );
  expect(fixedMarkdown([{ name: 'requests', size: 21, limit: 20, unit: 'pieces' }])).toContain(
    '| requests | **21** over | 20 |',
  );
});

test('a build without the home page cannot pass', () => {
  expect(() => budgetRows(PAGES.slice(1), sizeOf)).toThrow('no document');
});
