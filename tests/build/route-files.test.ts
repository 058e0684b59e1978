import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { filesOf, importedFile, routeFilesOf } from '../../scripts/build/route-files.ts';
import { FEATURES } from '#app/features.ts';
import { ROUTES } from '#shared/routing/routes.ts';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], styles: string[] = []) =>
  ({ fileName, moduleIds, imports, viteMetadata: { importedCss: new Set(styles) } }) as unknown as Rollup.OutputChunk;

test('the file a route imports, as it is written', () => {
  const written = (source: string) => ({ toString: () => source }) as unknown as () => unknown;
  expect(importedFile(written("() => import('./about-us/AboutUsPage.tsx')"))).toBe('/about-us/AboutUsPage.tsx');
  expect(() => importedFile(written('() => page'))).toThrow('No import');
});

test('a chunk comes with all it imports, a circle included, and with their styles', () => {
  const chunks = [
    chunk('page.js', ['/x/src/a/APage.tsx'], ['parts.js'], ['page.css']),
    chunk('parts.js', ['/x/src/b.ts'], ['page.js'], ['parts.css']),
    chunk('other.js', ['/x/src/c.ts']),
  ];
  expect([...filesOf(chunks, ['/APage.tsx'])].toSorted()).toEqual(['page.css', 'page.js', 'parts.css', 'parts.js']);
  expect(() => filesOf(chunks, ['/Gone.tsx'])).toThrow("0 files of the build hold '/Gone.tsx'");
});

test('every address of every screen but home finds its page, texts and the http client, without what all pages have', async () => {
  const names = Object.keys(FEATURES) as (keyof typeof FEATURES)[];
  const pages = new Set(names.filter((name) => name !== 'home').map((name) => importedFile(FEATURES[name].page)));
  const texts = new Set(names.flatMap((name) => FEATURES[name].texts ?? []));
  const chunks = [
    ...[...pages].map((file) => chunk(`a${file}.js`, [`/x${file}`], ['frame.js'])),
    ...[...texts].map((namespace) => chunk(`${namespace}-hr.js`, [`/x/${namespace}/texts/hr.json`])),
    chunk('frame.js', ['/x/start.tsx']),
    chunk('client.js', ['/x/src/shared/api/make-call.ts']),
  ];
  const found = await routeFilesOf(chunks, '/base/', 'hr', new Set(['/base/frame.js']));
  const filesAt = (key: string) => found.pages[found.routes[key] ?? -1]?.map((at) => found.files[at]);
  expect(found.files).not.toContain('/base/frame.js');
  expect(filesAt('profil-pravnih-lica/2')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/\/EntityProfilePage\.tsx\.js$/),
      '/base/client.js',
      '/base/indicators-hr.js',
    ]),
  );
  expect(filesAt('profil-pravnih-lica/1')).toEqual(
    expect.arrayContaining([expect.stringMatching(/\/EntitySearchPage\.tsx\.js$/)]),
  );
  expect(filesAt('search/1')).toEqual(expect.arrayContaining([expect.stringMatching(/\/SearchPage\.tsx\.js$/)]));
  for (const [name, { hr }] of Object.entries(ROUTES))
    if (name !== 'home') expect(filesAt(`${hr.split('/')[0]}/${hr.split('/').length}`), name).toBeDefined();
});
