import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupNames } from '../../scripts/build/file-groups.ts';

const ENTRY = resolve('src/main.tsx');
const START = resolve('src/app/start.tsx');
const RENDERER = resolve('src/app/render.tsx');
const HOME = resolve('src/features/portal/home/HomePage.tsx');
const page = (name: string) => `/src/features/${name}/${name}Page.tsx`;

/** The groups of a small portal: what each page imports, and what the shared modules import. */
function groupsOf(pages: Record<string, string[]>, modules: Record<string, string[]> = {}) {
  const imports: Record<string, string[]> = {
    [ENTRY]: ['config'],
    [START]: ['router', '/node_modules/react.js'],
    [RENDERER]: ['/node_modules/react-dom.js', '/node_modules/react.js'],
    [HOME]: ['hero'],
    ...Object.fromEntries(Object.entries(pages).map(([name, list]) => [page(name), ['router', ...list]])),
    ...modules,
  };
  const lazy: Record<string, string[]> = {
    [ENTRY]: [START, RENDERER],
    router: [HOME, ...Object.keys(pages).map(page)],
  };
  const getModuleInfo = (id: string) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: lazy[id] ?? [],
    // What the module is named after is its size; repeated text would be compressed away.
    code: Array.from({ length: Number(/\d+$/.exec(id)?.[0] ?? 1) }, (_, at) => (at * 7919) % 10_007).join(''),
  });
  return groupNames({ getModuleInfo });
}

test('entry, libraries, frame and renderer are a file each; what one page alone needs stays with it', () => {
  expect(Object.fromEntries(groupsOf({ News: ['card'], Map: ['drawing'] }))).toEqual({
    [ENTRY]: 'entry',
    config: 'entry',
    [START]: 'frame',
    router: 'frame',
    hero: 'frame',
    '/node_modules/react.js': 'libraries',
    [RENDERER]: 'renderer',
    '/node_modules/react-dom.js': 'renderer',
  });
});

test('what a page uses of the renderer is in the libraries, so that its document does not fetch the renderer', () => {
  const names = groupsOf({ News: ['/node_modules/react-dom.js'] });
  expect(names.get('/node_modules/react-dom.js')).toBe('libraries');
  expect(names.get(RENDERER)).toBe('renderer');
});

test('modules that the same pages use share a file', () => {
  const names = groupsOf({ News: ['list', 'row'], Search: ['list', 'row', 'field'], Map: ['field'] });
  expect(names.get('list')).toBe(names.get('row'));
  expect(names.get('field')).not.toBe(names.get('list'));
});

test('no page has more than four shared files; those are united that cost other pages the fewest bytes', () => {
  const names = groupsOf({
    A: ['ab400', 'ac300', 'ad200', 'ae5', 'af6'],
    B: ['ab400'],
    C: ['ac300'],
    D: ['ad200'],
    E: ['ae5'],
    F: ['af6'],
  });
  const shared = ['ab400', 'ac300', 'ad200', 'ae5', 'af6'].map((id) => names.get(id));
  expect(new Set(shared).size).toBe(4);
  expect(names.get('ae5')).toBe(names.get('af6'));
});

test('whatever pages and modules use, no page has too many shared files, and no two files import each other', () => {
  const modules = Array.from({ length: 12 }, (_, at) => `m${at}`);
  // A module imports only later ones, as modules without circles do.
  const used = fc.array(fc.record({ imports: fc.subarray(modules), size: fc.nat(30) }), {
    minLength: 12,
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.array(fc.subarray(modules), { minLength: 2, maxLength: 6 }), used, (pages, list) => {
      const name = (id: string) => `${id}-${list[modules.indexOf(id)]?.size ?? 0}`;
      const imports = new Map(
        modules.map((id, at) => [
          name(id),
          (list[at]?.imports ?? []).filter((other) => modules.indexOf(other) > at).map(name),
        ]),
      );
      const names = groupsOf(
        Object.fromEntries(pages.map((ids, at) => [`P${at}`, ids.map(name)])),
        Object.fromEntries(imports),
      );
      const fileOf = (id: string) => names.get(id) ?? 'page';
      const filesFrom = (start: readonly string[]) => {
        const files = new Set(start);
        for (const file of files)
          for (const [id, others] of imports)
            if (fileOf(id) === file) for (const other of others) if (names.has(other)) files.add(fileOf(other));
        return files;
      };
      for (const ids of pages) {
        const reached = new Set(ids.map(name));
        for (const id of reached) for (const other of imports.get(id) ?? []) reached.add(other);
        const shared = filesFrom([...reached].filter((id) => names.has(id)).map(fileOf));
        expect(shared.size).toBeLessThanOrEqual(4);
      }
      for (const [id, others] of imports)
        for (const other of others)
          if (names.has(id) && names.has(other) && fileOf(id) !== fileOf(other))
            expect(filesFrom([fileOf(other)])).not.toContain(fileOf(id));
    }),
  );
});
