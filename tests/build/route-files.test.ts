import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { filesOf, pageFiles } from '../../scripts/build/route-files.ts';
import { ROUTES, type RouteName } from '#shared/routing/routes.ts';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], styles: string[] = []) =>
  ({ fileName, moduleIds, imports, viteMetadata: { importedCss: new Set(styles) } }) as unknown as Rollup.OutputChunk;

test('a chunk comes with all it imports, a circle included, and with their styles', () => {
  const chunks = [
    chunk('page.js', ['/x/src/a/APage.tsx'], ['parts.js'], ['page.css']),
    chunk('parts.js', ['/x/src/b.ts'], ['page.js'], ['parts.css']),
    chunk('other.js', ['/x/src/c.ts']),
  ];
  expect([...filesOf(chunks, ['/APage.tsx'])].toSorted()).toEqual(['page.css', 'page.js', 'parts.css', 'parts.js']);
  expect(() => filesOf(chunks, ['/Gone.tsx'])).toThrow("0 files of the build hold '/Gone.tsx'");
});

test('every route has a page that the build finds', async () => {
  const pageOf = await pageFiles();
  for (const name of Object.keys(ROUTES) as RouteName[]) expect(pageOf(name)).toMatch(/^\/src\/features\/.+Page\.tsx$/);
});
