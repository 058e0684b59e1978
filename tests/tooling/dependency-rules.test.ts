import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

type Report = { summary: { violations: { from: string; to: string; rule: { name: string } }[]; totalCruised: number } };

/** A project without violations, with an import of each allowed kind. */
const ORDERLY = {
  'src/main.tsx': `import { router } from '#app/router.ts'; router();`,
  'src/app/router.ts': `import { loadPage } from './load-page.ts'; import { pages } from './pages.ts'; export const router = () => [loadPage, pages];`,
  'src/app/load-page.ts': `export const loadPage = () => import('#features/portal/home/HomePage.tsx');`,
  'src/app/pages.ts': `import { earlyHome } from '#features/portal/home/home.early.ts'; export const pages = { home: earlyHome };`,
  'src/features/portal/home/home.early.ts': `export const earlyHome = () => [];`,
  'src/features/portal/home/HomePage.tsx': `import { useContent } from '#domain/content/content.api.ts'; export default useContent;`,
  'src/features/portal/news/NewsList.tsx': `import { cell } from './grid/cell.ts'; import { row } from './rows/row.ts'; export const news = [cell, row];`,
  'src/features/portal/news/grid/cell.ts': `import { news } from '../news.ts'; export const cell = news;`,
  'src/features/portal/news/rows/row.ts': `import { cell } from '../grid/cell.ts'; export const row = cell;`,
  'src/features/portal/news/news.ts': `export const news = 1;`,
  'src/domain/content/content.api.ts': `import type { Item } from './item.wire.ts'; import { get } from '#shared/http/get.ts'; export const useContent = (): Item => get();`,
  'src/domain/content/item.wire.ts': `export type Item = { id: number };`,
  'src/domain/indicators/sign.ts': `import { model } from '../content/item.ts'; export const sign = model;`,
  'src/domain/legal-entity/entity.ts': `import { sign } from '../indicators/sign.ts'; import { useContent } from '../content/content.api.ts'; export const entity = [sign, useContent];`,
  'src/texts.ts': `export const texts = 1;`,
  'src/domain/content/item.ts': `export type Model = { id: number }; export const model: Model = { id: 1 };`,
  'src/shared/http/get.ts': `export const get = () => ({ id: 1 });`,
  'src/shared/storage/safe-storage.ts': `export const safeLocal = 1;`,
  'src/shared/storage/database.ts': `import { get } from 'idb-keyval'; import { safeLocal } from './safe-storage.ts'; export const database = [get, safeLocal];`,
  'src/domain/session/token-store.ts': `import { safeLocal } from '#shared/storage/safe-storage.ts'; export const tokens = safeLocal;`,
  'src/shared/config/settings.ts': `export const PAGE_SIZE = 10;`,
  'mocks/handlers.ts': `import type { Item } from '#domain/content/item.wire.ts'; import { PAGE_SIZE } from '#shared/config/settings.ts'; export const items: Item[] = [{ id: PAGE_SIZE }];`,
  'stories/Get.stories.tsx': `import { get } from '#shared/http/get.ts'; export const Plain = get;`,
  'tests/setup.ts': `export const setup = 1;`,
};

/** Checks a project with the real rules, exactly as `npm run check` does. */
function cruise(changes: Record<string, string>): Report['summary'] {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: object };
  const packageJson = {
    type: 'module',
    imports: manifest.imports,
    dependencies: { axios: '1', 'idb-keyval': '6' },
    devDependencies: { msw: '3' },
  };
  const folder = temporaryFolder({
    'package.json': JSON.stringify(packageJson),
    'tsconfig.json': readFileSync('tsconfig.json', 'utf8'),
    ...ORDERLY,
    ...changes,
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const command = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = resolve('.dependency-cruiser.cjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [command, '--config', config, '-T', 'json', 'src', 'mocks', 'stories'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as Report).summary;
}

const FOLDER_RULE = 'no-folder-circles';
/** Rules about one file, which have a test of their own. */
const OF_ONE_FILE = ['pages-are-lazy', 'pages-table-without-components'];

/** One violation of each rule, in a file of its own that nothing imports. */
const SEEDS: [rule: string, path: string, source: string][] = [
  ['no-circles', 'src/shared/http/one.ts', `import { two } from './two.ts'; export const one = () => two;`],
  ['no-barrels', 'src/app/seed-barrel.ts', `export { get } from '#shared/index.ts';`],
  [
    'shared-is-the-ground',
    'src/shared/http/seed.ts',
    `import type { Item } from '#domain/content/item.wire.ts'; export const item: Item = { id: 1 };`,
  ],
  [
    'domain-below-features',
    'src/domain/content/seed.ts',
    `import { news } from '#features/portal/news/NewsList.tsx'; export const item = news;`,
  ],
  [
    'domain-folders-independent',
    'src/domain/session/seed.ts',
    `import { useContent } from '#domain/content/content.api.ts'; export const seed = useContent;`,
  ],
  [
    'domain-folders-independent',
    'src/domain/new-folder/seed.ts',
    `import type { Model } from '../content/item.ts'; export type Seed = Model;`,
  ],
  [
    'domain-folders-in-order',
    'src/domain/map/seed.ts',
    `import { entity } from '../legal-entity/entity.ts'; export const seed = entity;`,
  ],
  [
    'features-below-app',
    'src/features/portal/news/seed.ts',
    `import { router } from '../../../app/router.ts'; export const news = router;`,
  ],
  [
    'no-neighbour-feature',
    'src/features/portal/home/Seed.tsx',
    `import { news } from '#features/portal/news/NewsList.tsx'; export const seed = news;`,
  ],
  [
    'no-neighbour-feature',
    'src/features/portal/home/SeedType.tsx',
    `import type { news } from '../news/NewsList.tsx'; export type News = typeof news;`,
  ],
  [
    'no-neighbour-feature',
    'src/features/portal/home/SeedLazy.tsx',
    `export const seed = () => import('#features/portal/news/NewsList.tsx');`,
  ],
  ['features-have-a-folder', 'src/features/portal/seed.ts', `export * from './news/NewsList.tsx';`],
  [
    'features-by-pages-only',
    'src/app/seed-page.ts',
    `import page from '#features/portal/home/HomePage.tsx'; export const seed = page;`,
  ],
  [
    'features-by-pages-only',
    'src/app/seed-lazy.ts',
    `export const seed = () => import('#features/portal/home/HomePage.tsx');`,
  ],
  [
    'features-by-pages-only',
    'src/seed-root.ts',
    `import { news } from './features/portal/news/NewsList.tsx'; export const seed = news;`,
  ],
  [
    'features-below-app',
    'src/features/portal/news/seed-root.ts',
    `import { seed } from '../../../seed-root.ts'; export const root = seed;`,
  ],
  [
    'domain-below-features',
    'src/domain/content/seed-root.ts',
    `import { texts } from '../../texts.ts'; export const seed = texts;`,
  ],
  [
    'shared-is-the-ground',
    'src/shared/http/seed-root.ts',
    `import { texts } from '../../texts.ts'; export const seed = texts;`,
  ],
  [
    'storage-by-its-own-ways',
    'src/features/portal/home/seed-database.ts',
    `import { get } from 'idb-keyval'; export const seed = get;`,
  ],
  [
    'storage-by-its-own-ways',
    'src/app/seed-storage.ts',
    `import { safeLocal } from '#shared/storage/safe-storage.ts'; export const seed = safeLocal;`,
  ],
  [
    'mocks-see-the-wire-only',
    'mocks/seed-type.ts',
    `import type { Model } from '#domain/content/item.ts'; export const items: Model[] = [];`,
  ],
  [
    'mocks-see-the-wire-only',
    'mocks/seed.ts',
    `import { get } from '../src/shared/http/get.ts'; export const items = get();`,
  ],
  [
    'calls-see-the-wire-only',
    'src/domain/seed/seed.calls.ts',
    `import { get } from '../../shared/http/get.ts'; export const seedCall = get;`,
  ],
  [
    'src-without-mocks-or-tests',
    'src/app/seed-mocks.ts',
    `import { items } from '#mocks/handlers.ts'; export const seed = items;`,
  ],
  ['src-without-mocks-or-tests', 'src/app/seed-tests.ts', `export const seed = () => import('#tests/setup.ts');`],
  [
    'stories-show-the-kit',
    'stories/News.stories.tsx',
    `import { news } from '#features/portal/news/news.ts'; export const Plain = news;`,
  ],
  [
    'src-without-mocks-or-tests',
    'src/app/seed-stories.ts',
    `export const seed = () => import('#stories/Get.stories.tsx');`,
  ],
  [
    'mocks-without-tests',
    'mocks/seed-tests.ts',
    `import { setup } from '#tests/setup.ts'; export const items = [setup];`,
  ],
  [
    'src-ships-dependencies-only',
    'src/shared/http/seed-dev.ts',
    `import { http } from 'msw'; export const seed = http;`,
  ],
  [
    'src-ships-dependencies-only',
    'src/shared/http/seed-node.ts',
    `import { readFileSync } from 'node:fs'; export const seed = readFileSync;`,
  ],
  ['everything-resolves', 'src/app/seed-gone.ts', `import '#app/not-there.ts';`],
];

test('code without violations is accepted, and has been checked', () => {
  const { violations, totalCruised } = cruise({});
  expect(violations).toEqual([]);
  expect(totalCruised).toBeGreaterThanOrEqual(Object.keys(ORDERLY).length - 1);
});

test('every seeded violation is found, and nothing else', () => {
  const seeds = Object.fromEntries(SEEDS.map(([, path, source]) => [path, source]));
  const { violations } = cruise({
    'src/shared/index.ts': `export const get = 1;`,
    'src/shared/http/two.ts': `import type { one } from './one.ts'; export const two = (): typeof one | null => null;`,
    ...seeds,
  });
  const reported = violations.map(({ from, rule }) => `${rule.name}: ${from}`);
  // An import against the order of the layers also makes a cycle of folders; those have the test below.
  const ofFiles = reported.filter((violation) => !violation.startsWith(FOLDER_RULE));
  expect(new Set(ofFiles)).toEqual(new Set(SEEDS.map(([rule, path]) => `${rule}: ${path}`)));
});

test('a page that is not loaded lazily is found', () => {
  const { violations } = cruise({
    'src/app/load-page.ts': `import Page from '#features/portal/home/HomePage.tsx'; export const loadPage = () => Page;`,
  });
  expect(violations.map(({ from, rule }) => `${rule.name}: ${from}`)).toEqual(['pages-are-lazy: src/app/load-page.ts']);
});

test('an early call that brings a component along is found', () => {
  const { violations } = cruise({
    'src/features/portal/home/home.early.ts': `import { hero } from './hero.ts'; export const earlyHome = hero;`,
    'src/features/portal/home/hero.ts': `export const hero = () => import('./Hero.tsx');`,
    'src/features/portal/home/Hero.tsx': `export const Hero = 1;`,
  });
  expect(violations.map(({ from, rule }) => `${rule.name}: ${from}`)).toEqual([
    'pages-table-without-components: src/app/pages.ts',
  ]);
});

test('two folders of a feature that import each other are found, also when no file does', () => {
  const { violations } = cruise({
    'src/features/portal/news/grid/seed.ts': `import { row } from '../rows/row.ts'; export const seed = row;`,
  });
  expect(violations.map(({ from, to, rule }) => `${rule.name}: ${from} ${to}`).toSorted()).toEqual([
    `${FOLDER_RULE}: src/features/portal/news/grid src/features/portal/news/rows`,
    `${FOLDER_RULE}: src/features/portal/news/rows src/features/portal/news/grid`,
  ]);
});

test('every rule has a seeded violation', () => {
  const names = readFileSync('.dependency-cruiser.cjs', 'utf8').match(/(?<=name: ')[\w-]+/g);
  expect(new Set([FOLDER_RULE, ...OF_ONE_FILE, ...SEEDS.map(([rule]) => rule)])).toEqual(new Set(names));
});
