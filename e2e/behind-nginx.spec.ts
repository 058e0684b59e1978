import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { productionPackages } from '../scripts/licences.ts';
import { hasNginx, nginxIncludes, startNginx } from '../scripts/nginx.ts';
import { expect, openPage, test } from './fixtures.ts';

test.use({ isFirstVisit: true });

/** The built portal as deployed: behind nginx with the shipped rules and the headers of this build. */
const DIST = join(import.meta.dirname, '../dist');
const read = (name: string) => readFileSync(join(DIST, name), 'utf8');
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
/** The first file that is worth compressing. */
const first = (ending: string) =>
  files.find((name) => name.startsWith('assets/') && name.endsWith(ending) && files.includes(`${name}.br`)) ?? '';

test.describe('behind nginx', () => {
  test.skip(!hasNginx(), 'nginx is not here');
  // In one worker, so that nginx starts only once.
  test.describe.configure({ mode: 'default' });
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  test.beforeAll(async () => {
    nginx = await startNginx({ root: DIST, includes: nginxIncludes(DIST) });
  });
  test.afterAll(() => nginx.stop());

  test('every kind of answer is of its type and carries the headers', async () => {
    const font = `/${files.find((name) => name.endsWith('.woff2'))}`;
    const kinds: [path: string, status: number, type: RegExp][] = [
      ['/', 200, /^text\/html; charset=utf-8$/],
      ['/bs/sve-novosti', 200, /^text\/html; charset=utf-8$/],
      ['/en/nema-ove-stranice', 404, /^text\/html; charset=utf-8$/],
      ['/sbom.json', 200, /json/],
      ['/licences.txt', 200, /^text\/plain; charset=utf-8$/],
      ['/sitemap.xml', 200, /xml/],
      ['/icon.svg', 200, /svg/],
      [`/${first('.js')}`, 200, /javascript/],
      [`/${first('.css')}`, 200, /^text\/css/],
      [`/${files.find((name) => /\.worker-[^/]*\.js$/.test(name))}`, 200, /javascript/],
      [font, 200, /^font\/woff2$/],
      ['/assets/gone-1a2b3c.js', 404, /html/],
    ];
    for (const [path, status, type] of kinds) {
      const { statusCode, headers } = await nginx.ask(path, { 'accept-encoding': 'br' });
      expect.soft(statusCode, path).toBe(status);
      expect.soft(headers['content-type'], path).toMatch(type);
      const isFile = /\.(?:js|css|woff2)$/.test(path) && status === 200 && !path.includes('.worker-');
      const policy = headers['content-security-policy'];
      if (isFile) expect.soft(policy, path).toBeUndefined();
      else expect.soft(policy, path).toContain("require-trusted-types-for 'script'");
      expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
      expect.soft(headers['strict-transport-security'], path).toContain('max-age=');
      expect.soft(headers['cache-control'], path).toBeTruthy();
    }
  });

  test('the policy is one that csp_evaluator has nothing against, and knows every inline part of every document', async () => {
    const policy = String((await nginx.ask('/')).headers['content-security-policy']);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // The agency in a box is called without TLS on the loopback; a real agency uses TLS (checked at build).
    const serious = findings.filter(
      ({ severity, value }) => severity <= Severity.MEDIUM && !/^'self'$|^http:\/\/127\.0\.0\.1:/.test(value ?? ''),
    );
    expect(serious.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
    const documents = files.filter((name) => name.endsWith('.html'));
    expect(documents.length).toBeGreaterThan(60);
    for (const name of documents) {
      const inline = (tag: string) =>
        [...read(name).matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, content = '']) =>
          createHash('sha256').update(content).digest('base64'),
        );
      const [script = 'none', ...otherScripts] = inline('script');
      const [style = 'none', ...otherStyles] = inline('style');
      expect.soft([...otherScripts, ...otherStyles], name).toEqual([]);
      expect.soft(policy, name).toContain(script);
      expect.soft(read(name), name).toContain(`content="style-src 'self' 'sha256-${style}'`);
    }
  });

  test('what is served compressed is the plain file, in the form that is accepted, and in parts', async () => {
    for (const [name, type] of [
      [first('.js'), 'javascript'],
      [first('.css'), 'css'],
      ['bs.html', 'html'],
    ] as const) {
      const path = name === 'bs.html' ? '/bs' : `/${name}`;
      const plain = await nginx.ask(path);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers['content-type']).toContain(type);
      expect(plain.body).toBe(readFileSync(join(DIST, name), 'latin1'));
      for (const [encoding, ending] of [
        ['br', 'br'],
        ['gzip', 'gz'],
      ] as const) {
        const packed = await nginx.ask(path, { 'accept-encoding': encoding });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.headers.vary).toMatch(/accept-encoding/i);
        expect(packed.body).toBe(readFileSync(join(DIST, `${name}.${ending}`), 'latin1'));
      }
      const part = await nginx.ask(path, { range: 'bytes=10-19' });
      expect([part.statusCode, part.body]).toEqual([206, plain.body.slice(10, 20)]);
      expect((await nginx.ask(path, { range: 'bytes=99999999-' })).statusCode).toBe(416);
    }
  });

  test('what never changes is stored for good, everything else is asked for anew and not sent again', async () => {
    const cached = async (path: string) => (await nginx.ask(path)).headers['cache-control'];
    expect(await cached(`/${first('.js')}`)).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/bs/sve-novosti', '/agency.json', '/sbom.json', '/assets/gone-1a2b3c.js', '/bs/nema'])
      expect(await cached(path), path).toBe('no-cache');
    const { headers } = await nginx.ask('/en/contact-us');
    const again = await nginx.ask('/en/contact-us', { 'if-none-match': headers.etag ?? '' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('nothing can be written, and what belongs to the host or lies beside the portal cannot be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])
      for (const path of ['/bs', `/${first('.js')}`, '/agency.json', '/sbom.json'])
        expect((await nginx.ask(path, {}, method)).statusCode, `${method} ${path}`).toBe(405);
    for (const path of [
      '/.vite/manifest.json',
      '//.vite/manifest.json',
      '/%2evite/manifest.json',
      '/bs/..%2f.vite%2fmanifest.json',
      '/assets/..%2f.vite/manifest.json',
      '/assets/../.vite/manifest.json',
      '/_headers',
      '/_redirects',
      '/nginx-headers.conf',
      '/nginx-documents.conf',
      '/..%2f..%2f..%2f..%2fetc/passwd',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/%2e%2e%2f%2e%2e%2fpackage-lock.json',
      '/assets/',
      '/fonts/',
    ]) {
      const { statusCode, body } = await nginx.ask(path);
      expect.soft([400, 404], path).toContain(statusCode);
      expect.soft(/root:x:|"isEntry"|"dependencies"|add_header|Index of/.exec(body)?.[0], path).toBeUndefined();
    }
  });

  test('each route has its own document in its language', async () => {
    for (const [path, lang] of [
      ['/bs/kontaktirajte-nas', 'bs'],
      ['/hr/kontrola-financijskih-izvjestaja', 'hr'],
      ['/en/contact-us', 'en'],
    ] as const)
      expect((await nginx.ask(path)).body).toMatch(new RegExp(`<html[^>]*lang="${lang}"`));
  });

  test('a page runs under the policy as it is shipped', async ({ page }) => {
    await openPage(page, `${nginx.origin}/bs/kontaktirajte-nas`);
    await expect(page.locator('#page-title')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pošaljite poruku' })).toBeVisible();
  });

  test.describe('a plain string as markup', () => {
    test.use({ allowedErrors: [/TrustedHTML/] });

    test('is refused', async ({ page }) => {
      await openPage(page, `${nginx.origin}/bs/kontaktirajte-nas`);
      const refused = await page.evaluate(() => {
        try {
          document.createElement('div').innerHTML = '<b></b>';
          return false;
        } catch {
          return true;
        }
      });
      expect(refused).toBe(true);
    });
  });
});

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

test('the compressed files are the plain ones', () => {
  const packed = files.filter((name) => /\.(br|gz)$/.test(name));
  expect(packed.length).toBeGreaterThan(100);
  for (const name of packed) {
    const unpack = name.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    const plain = readFileSync(join(DIST, name.slice(0, name.lastIndexOf('.'))));
    expect.soft(unpack(readFileSync(join(DIST, name))).equals(plain), name).toBe(true);
  }
});

test('the bill of materials names the packages that reach a browser, and no registry', () => {
  const bill = JSON.parse(read('sbom.json')) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string; version: string; hashes?: unknown[] }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component.name).toBe('agency-portal');
  const named = bill.components.map(({ name, version }) => `${name}@${version}`);
  expect(named.toSorted()).toEqual(
    [...new Set(productionPackages().map(({ name, version }) => `${name}@${version}`))].toSorted(),
  );
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  for (const [name, version] of Object.entries(dependencies)) expect.soft(named).toContain(`${name}@${version}`);
  expect(JSON.stringify(bill)).not.toContain('"distribution"');
});
