import { expect, test } from 'vitest';
import { budgetMarkdown, budgetTable, fixedMarkdown } from '../../scripts/bundle/budget-tables.ts';
import { budgetRows, fixedRows, isOver } from '../../scripts/bundle/budgets.ts';
import { filesOf, type Manifest } from '../../scripts/bundle/manifest-graph.ts';

/** A build as Vite describes it: shared chunks, a circle of chunks, texts loaded with their page. */
const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/main.css'],
    dynamicImports: ['src/features/portal/home/HomePage.tsx'],
  },
  'src/app/start.tsx': { file: 'assets/start.js', isDynamicEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_scheduler.js'] },
  '_scheduler.js': { file: 'assets/scheduler.js', imports: ['_react.js'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_react.js'] },
  'src/app/layout/texts/bs.json': { file: 'assets/layout-bs.js', isDynamicEntry: true },
  'src/app/layout/texts/en.json': { file: 'assets/layout-en.js', isDynamicEntry: true },
  'src/features/portal/home/HomePage.tsx': {
    file: 'assets/home.js',
    isDynamicEntry: true,
    imports: ['_card.js', 'index.html'],
    dynamicImports: ['src/features/portal/home/Map.tsx'],
  },
  'src/features/portal/home/Map.tsx': { file: 'assets/map.js', isDynamicEntry: true },
  'src/features/portal/home/texts/bs.json': { file: 'assets/home-bs.js', isDynamicEntry: true },
  'src/features/portal/home/texts/hr.json': { file: 'assets/home-hr.js', isDynamicEntry: true },
  'src/features/registers/entity-search/EntitySearchPage.tsx': {
    file: 'assets/search.js',
    isDynamicEntry: true,
    imports: ['_card.js', '_react.js'],
  },
  'src/features/report-tools/control/ControlPage.tsx': {
    file: 'assets/control.js',
    isDynamicEntry: true,
    imports: ['index.html'],
  },
};
const SIZES: Record<string, number> = {
  'assets/main.js': 40_000,
  'assets/start.js': 7000,
  'assets/main.css': 5000,
  'assets/react.js': 60_000,
  'assets/scheduler.js': 1000,
  'assets/card.js': 2000,
  'assets/card.css': 300,
  'assets/layout-bs.js': 3000,
  'assets/home.js': 20_000,
  'assets/home-bs.js': 4000,
  'assets/search.js': 44_000,
  'assets/control.js': 50_000,
};

function sizeOf(file: string): number {
  const size = SIZES[file];
  if (size === undefined) throw new Error(`${file} must not be counted`);
  return size;
}

const rowOf = (name: string, sizes = sizeOf) => budgetRows(MANIFEST, sizes).find((row) => row.name.startsWith(name));

test('the static imports of a chunk, a circle included, and its styles', () => {
  expect(filesOf(MANIFEST, ['_card.js'])).toEqual(
    new Set(['assets/card.js', 'assets/card.css', 'assets/react.js', 'assets/scheduler.js']),
  );
  expect(() => filesOf(MANIFEST, ['_gone.js'])).toThrow("'_gone.js' is not in the manifest");
});

test('home counts everything to its first render once, in one language, without what is loaded later', () => {
  expect(rowOf('home')).toEqual({
    name: 'home, first render',
    js: 137_000,
    css: 5300,
    files: 10,
    limit: 165_000,
    cssLimit: 12_000,
  });
});

test('another page counts what it adds to the frame', () => {
  expect(rowOf('registers/')).toMatchObject({ js: 46_000, css: 300, limit: 45_000 });
  expect(rowOf('report-tools/')).toMatchObject({ js: 50_000, css: 0, limit: 60_000 });
});

test('the table marks what is over its limit, and only that', () => {
  const lines = budgetTable(budgetRows(MANIFEST, sizeOf)).split('\n');
  expect(lines.filter((line) => line.endsWith('over'))).toEqual([expect.stringContaining('EntitySearchPage')]);
});

test('styles count as well', () => {
  const heavy = (file: string) => (file === 'assets/card.css' ? 12_001 : sizeOf(file));
  expect(budgetRows(MANIFEST, sizeOf).filter(isOver)).toHaveLength(1);
  expect(
    budgetRows(MANIFEST, heavy)
      .filter(isOver)
      .map(({ name }) => name),
  ).toEqual(['home, first render', 'registers/entity-search/EntitySearchPage.tsx']);
});

test('the page, the faces and all of the first render of home, with its requests', () => {
  const [home] = budgetRows(MANIFEST, sizeOf);
  if (!home) throw new Error('no home');
  const fixed = fixedRows(home, 7000, [27_000, 18_000]);
  expect(fixed.map(({ size }) => size)).toEqual([7000, 45_000, 137_000 + 5300 + 7000 + 45_000, 10 + 2 + 2]);
  expect(fixed.every(({ size, limit }) => size <= limit)).toBe(true);
  expect(
    budgetTable([home], fixedRows(home, 12_001, []))
      .split('\n')
      .filter((line) => line.endsWith('over')),
  ).toEqual([expect.stringContaining('index.html')]);
});

test('the tables of the page on performance mark what is over', () => {
  expect(budgetMarkdown(budgetRows(MANIFEST, sizeOf))).toContain(
    '| registers/entity-search/EntitySearchPage | **46.0** over | 45.0 | 0.3 | 12.0 | 3 |',
  );
  expect(fixedMarkdown([{ name: 'requests', size: 21, limit: 20, unit: 'pieces' }])).toContain(
    '| requests | **21** over | 20 |',
  );
});

test('a build without the home page or an entry cannot pass', () => {
  const { 'src/features/portal/home/HomePage.tsx': _home, ...rest } = MANIFEST;
  expect(() => budgetRows(rest, sizeOf)).toThrow('no lazy page');
  expect(() => budgetRows({}, sizeOf)).toThrow('no entry');
});
