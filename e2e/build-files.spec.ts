import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

const DIST = 'dist';
const read = (name: string) => readFileSync(join(DIST, name), 'utf8');
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });

test('the build holds no source maps, no secrets and nothing of the machine that made it', () => {
  expect(files.filter((name) => /\.map(\.br|\.gz)?$|^\.env|\.tsx?$/.test(name))).toEqual([]);
  const texts = files.filter((name) => /\.(js|css|html|json|txt|xml|conf)$|^_\w+$/.test(name));
  expect(texts.length).toBeGreaterThan(50);
  const secret =
    /sourceMappingURL=|-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{30,}|\bnpm_\w{36}|\beyJ[\w-]{20,}\.[\w-]{20,}\.|(?:secret|password|passwd|api_?key)["']?\s*[:=]\s*["'][^"']{8,}["']/i;
  for (const name of texts) {
    const text = read(name);
    expect.soft(secret.exec(text)?.[0], name).toBeUndefined();
    expect.soft(text.includes(process.cwd()), name).toBe(false);
  }
});

test('the build holds nothing of the agency in a box or of the practice site', () => {
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, unknown>;
  expect(Object.keys(manifest).filter((module) => /^(?:mocks|practice)\//.test(module))).toEqual([]);
  expect(files.filter((name) => /practice/.test(name))).toEqual([]);
  // A key, a demo user, an invented place, a banner and the worker of MSW.
  const traces = /agency-in-a-box|ivo\.uzorak|Brezagradić|Vježba: ništa se ne šalje|msw\/passthrough/;
  for (const name of files.filter((each) => /\.(?:js|css|html|json)$/.test(each) && each !== 'sbom.json'))
    expect.soft(traces.exec(read(name))?.[0], name).toBeUndefined();
});

test('the compressed files are the plain ones', () => {
  const packed = files.filter((name) => /\.(br|gz)$/.test(name));
  expect(packed.length).toBeGreaterThan(100);
  for (const name of packed) {
    const unpack = name.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    const plain = readFileSync(join(DIST, name.slice(0, name.lastIndexOf('.'))));
    expect.soft(unpack(readFileSync(join(DIST, name))).equals(plain), name).toBe(true);
  }
});

test('Chromium compiles the files of a first render whole while they arrive', () => {
  for (const document of ['bs.html', 'bs/profil-pravnih-lica.html', 'pages/bs/entityProfile.html']) {
    const scripts = read(document).match(/(?<=[/"])assets\/[^"]+\.js(?=")/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const name of scripts.filter((each) => read(each).length > 10_100))
      expect.soft(read(name).startsWith('//# allFunctionsCalledOnLoad\n'), name).toBe(true);
  }
});
