import { expect, test } from 'vitest';
import { chunkPlan } from '../../scripts/build/chunk-plan.ts';

type Modules = Record<string, { imports?: string[]; size?: number }>;

const LIMITS = { smallest: 0, filesOfPage: 9, mostWaste: 0 };

function plan(
  modules: Modules,
  limits: Partial<typeof LIMITS> = {},
  parts: string[] = [],
  weightOf: (page: string) => number = () => 1,
) {
  return chunkPlan(
    {
      pages: Object.keys(modules).filter((id) => id.endsWith('Page')),
      parts,
      importsOf: (id) => modules[id]?.imports ?? [],
      sizeOf: (id) => modules[id]?.size ?? 10,
      isPlaced: (id) => id === 'frame',
      weightOf,
    },
    { ...LIMITS, ...limits },
  );
}

test('what one page needs goes with it, what several need lies apart, the largest first', () => {
  expect(
    plan({
      NewsPage: { imports: ['card', 'list', 'frame'] },
      SearchPage: { imports: ['list', 'pager'], size: 5 },
      list: { imports: ['row'] },
      row: { size: 30 },
      frame: { imports: ['react'] },
    }),
  ).toEqual([
    ['NewsPage', 'card'],
    ['row', 'list'],
    ['pager', 'SearchPage'],
  ]);
});

test('what only later parts share has a file of its own; what one of them alone needs goes with it', () => {
  const modules = {
    NewsPage: { imports: ['list'] },
    Gallery: { imports: ['list', 'picture', 'zoom'] },
    Slides: { imports: ['picture'] },
  };
  expect(plan(modules, {}, ['Gallery', 'Slides'])).toEqual([['NewsPage', 'list'], ['picture']]);
});

test('a small file is joined where the pages fetch least in vain, and stays where every union costs more than it may', () => {
  const modules = {
    NewsPage: { imports: ['badge', 'list'], size: 500 },
    SearchPage: { imports: ['badge', 'list'], size: 500 },
    MapPage: { imports: ['list'], size: 500 },
    list: { size: 300 },
    badge: { size: 20 },
  };
  expect(plan(modules, { smallest: 100, mostWaste: 20 })).toContainEqual(['list', 'badge']);
  expect(plan(modules, { smallest: 100, mostWaste: 19 })).toContainEqual(['badge']);
});

test('a byte in vain costs a page that many open more than another', () => {
  const modules = {
    NewsPage: { imports: ['badge', 'list'], size: 500 },
    SearchPage: { imports: ['badge', 'list'], size: 500 },
    MapPage: { imports: ['list'], size: 500 },
    list: { size: 300 },
    badge: { size: 20 },
  };
  const limits = { smallest: 100, mostWaste: 119 };
  expect(plan(modules, limits, [])).toContainEqual(['list', 'badge']);
  expect(plan(modules, limits, [], (page) => (page === 'MapPage' ? 6 : 1))).toContainEqual(['badge']);
});

test('a page of too many files joins its own, whatever it costs, and counts what a file brings along', () => {
  const modules = {
    APage: { imports: ['ab', 'ac'] },
    BPage: { imports: ['ab', 'bc'] },
    CPage: { imports: ['ac', 'bc'] },
    ab: { size: 100 },
    ac: { size: 1 },
    bc: { size: 100 },
  };
  const files = plan(modules, { filesOfPage: 2 });
  for (const page of ['APage', 'BPage', 'CPage'])
    expect(
      files.filter((file) => file.some((id) => id === page || modules[page as 'APage'].imports.includes(id))).length,
    ).toBeLessThanOrEqual(2);
});

test('two files never come to import each other', () => {
  const modules = {
    APage: { imports: ['low'], size: 500 },
    BPage: { imports: ['middle'], size: 500 },
    CPage: { imports: ['top'], size: 500 },
    top: { imports: ['middle'], size: 5 },
    middle: { imports: ['low'], size: 400 },
    low: { size: 5 },
  };
  const files = plan(modules, { smallest: 100, mostWaste: 1e6 });
  const fileOf = (id: string) => files.findIndex((file) => file.includes(id));
  const imports = (from: number) =>
    new Set(
      (files[from] ?? [])
        .flatMap((id) => modules[id as 'top'].imports ?? [])
        .map(fileOf)
        .filter((to) => to !== from),
    );
  for (const [from] of files.entries()) for (const to of imports(from)) expect(imports(to)).not.toContain(from);
});
