import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { licenceNotices } from '../../scripts/build/licence-notices.ts';
import { temporaryFolder } from '../tooling/temporary-folder.ts';

/** The notices of a portal that uses one package. */
async function noticesWith(manifest: object, files: Record<string, string> = {}): Promise<string> {
  const folder = temporaryFolder({
    'main.js': `import { store } from 'used'; store(document.title);`,
    'node_modules/used/package.json': JSON.stringify({ name: 'used', version: '1.2.3', main: 'main.js', ...manifest }),
    'node_modules/used/main.js': 'export const store = (title) => { localStorage.title = title; };',
    ...files,
  });
  const dist = join(folder, 'dist');
  const input = join(folder, 'main.js');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [licenceNotices(dist)],
    build: { outDir: dist, rolldownOptions: { input } },
  });
  return readFileSync(join(dist, 'licences.txt'), 'utf8');
}

test('a package is published with its own licence text, beside the typefaces and sources', async () => {
  const notices = await noticesWith({ license: 'ISC' }, { 'node_modules/used/LICENSE': 'Words of the owner' });
  expect(notices).toContain('used 1.2.3 (ISC)\n\nWords of the owner');
  expect(notices).toMatch(/Public Sans[^]*Libre Barcode[^]*Natural Earth[^]*GeoNames/);
});

test('a package that only names the MIT licence is published with its text and its author', async () => {
  const notices = await noticesWith({ license: 'MIT', author: 'Ana Primjer <ana@example.ba>' });
  expect(notices).toMatch(/Copyright \(c\) Ana Primjer\n\nPermission is hereby granted/);
});

test('a package that lets its users choose is published under the licence that is allowed', async () => {
  const notices = await noticesWith(
    { license: 'MIT or MPL-2.0', author: 'Ana Primjer' },
    { 'node_modules/used/LICENSE': 'MIT OR MPL-2.0' },
  );
  expect(notices).toMatch(/Copyright \(c\) Ana Primjer\n\nPermission is hereby granted/);
});

test.each([
  { license: 'GPL-3.0' },
  { license: 'GPL-3.0 OR MPL-2.0' },
  { license: 'MPL-2.0' },
  { license: 'MIT AND GPL-2.0' },
  {},
  { license: 'Apache-2.0' },
])('the build fails for a package with %o and no licence text', async (manifest) => {
  await expect(noticesWith(manifest)).rejects.toThrow('used');
});
