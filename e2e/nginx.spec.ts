import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { nginxMaps } from '../scripts/build/document-table.ts';
import { expect, openPage, test } from './fixtures.ts';
import { hasNginx, includesOf, startNginx } from './nginx.ts';

/** The hash of every inline element of one kind as a policy names it; data blocks are no scripts. */
const inlineHashes = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\b(?:src=|type="application/))[^>]*>([^]*?)</${tag}>`, 'g'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

/** The built portal as deployed: behind nginx with the delivered rules and the headers of this build. */
const DIST = 'dist';
const box = process.env['BOX'] ?? '510';
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
const fileOf = (name: string) => readFileSync(join(DIST, name), 'latin1');
/** The first file that is worth compressing. */
const first = (ending: string) =>
  files.find((name) => name.startsWith('assets/') && name.endsWith(ending) && files.includes(`${name}.br`)) ?? '';
const SCRIPT = `/${first('.js')}`;
const STYLES = `/${first('.css')}`;
const WORKER = `/${files.find((name) => /\.worker-[^/]*\.js$/.test(name))}`;
const FONT = `/${files.find((name) => name.endsWith('.woff2'))}`;
const FOR_EVER = 'public, max-age=31536000, immutable';

test.skip(!hasNginx(), 'nginx is not installed');
// In one worker, so that nginx starts only once.
test.describe.configure({ mode: 'default' });

let nginx: Awaited<ReturnType<typeof startNginx>>;

test.beforeAll(async () => {
  nginx = await startNginx(Number(`${box}6`), DIST, includesOf(DIST));
});
test.afterAll(() => nginx?.stop());

test('every kind of file has its type, its caching and the security headers', async () => {
  const kinds: [path: string, status: number, type: RegExp, caching: string][] = [
    ['/', 200, /^text\/html; charset=utf-8$/, 'no-cache'],
    ['/bs/sve-novosti', 200, /^text\/html; charset=utf-8$/, 'no-cache'],
    ['/en/nema-ove-stranice', 404, /^text\/html; charset=utf-8$/, 'no-cache'],
    ['/agency.json', 200, /json/, 'no-cache'],
    ['/licences.txt', 200, /^text\/plain; charset=utf-8$/, 'no-cache'],
    ['/sitemap.xml', 200, /xml/, 'no-cache'],
    ['/icon.svg', 200, /svg/, 'no-cache'],
    [SCRIPT, 200, /javascript/, FOR_EVER],
    [STYLES, 200, /^text\/css/, FOR_EVER],
    [WORKER, 200, /javascript/, FOR_EVER],
    [FONT, 200, /^font\/woff2$/, 'public, max-age=604800'],
    ['/assets/gone-1a2b3c.js', 404, /html/, 'no-cache'],
  ];
  for (const [path, status, type, caching] of kinds) {
    const { statusCode, headers } = await nginx.ask(path, { 'accept-encoding': 'br' });
    expect.soft(statusCode, path).toBe(status);
    expect.soft(headers['content-type'], path).toMatch(type);
    expect.soft(headers['cache-control'], path).toBe(caching);
    expect.soft(headers, path).toMatchObject({
      server: 'nginx',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    // A browser reads these of pages and workers only.
    const ofPages = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];
    const isFile = [SCRIPT, STYLES, FONT].includes(path);
    for (const name of ofPages) expect.soft(name in headers, `${path} ${name}`).toBe(!isFile);
    if (!isFile) expect.soft(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
  }
});

test('csp_evaluator has nothing against the policy, and it knows every inline part of every document', async () => {
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
    const html = readFileSync(join(DIST, name), 'utf8');
    for (const hash of inlineHashes(html, 'script')) expect.soft(policy, name).toContain(hash);
    // Each document allows only its own styles.
    const [, own = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    for (const hash of inlineHashes(html, 'style')) expect.soft(own, name).toContain(hash);
  }
});

for (const [path, document] of [
  ['/', 'index.html'],
  ['/bs', 'bs.html'],
  ['/en/all-news?view=list', 'en/all-news.html'],
  ['/en/sve-novosti', 'en/all-news.html'],
  ['/hr/kontrola-financijskih-izvjestaja', 'hr/kontrola-financijskih-izvjestaja.html'],
  ['/bs/content/5/d.o.o.', 'pages/bs/content.html'],
  ['/bs//sve-novosti@', 'bs/sve-novosti.html'],
  ['/BS/sve-novosti/', 'bs/sve-novosti.html'],
  ['/bs/sve-novosti@', 'bs/sve-novosti.html'],
] as const)
  test(`${path} is answered with the document ${document}`, async () => {
    const { statusCode, body } = await nginx.ask(path);
    expect([statusCode, body === fileOf(document)]).toEqual([200, true]);
  });

test('an unknown address is answered with 404 and the page of its language that says so', async () => {
  for (const [path, document] of [
    ['/bs/%C5%A1ta', 'bs/404.html'],
    ['/hr/nema/toga', 'hr/404.html'],
    ['/nema', '404.html'],
  ] as const) {
    const { statusCode, body } = await nginx.ask(path);
    expect([statusCode, body === fileOf(document)], path).toEqual([404, true]);
  }
});

test('what is served compressed is the file of the build, in the form that the browser accepts, and in parts', async () => {
  for (const [path, name] of [
    ['/bs', 'bs.html'],
    [SCRIPT, SCRIPT.slice(1)],
    [STYLES, STYLES.slice(1)],
  ] as const) {
    for (const [accepted, encoding, ending] of [
      ['br', 'br', '.br'],
      ['gzip, br', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['identity', undefined, ''],
    ] as const) {
      const { headers, body } = await nginx.ask(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding'], `${path} ${accepted}`).toBe(encoding);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(body === fileOf(name + ending), `${path} ${accepted}`).toBe(true);
    }
    const part = await nginx.ask(path, { range: 'bytes=10-19' });
    expect([part.statusCode, part.body]).toEqual([206, fileOf(name).slice(10, 20)]);
    expect((await nginx.ask(path, { range: 'bytes=99999999-' })).statusCode).toBe(416);
  }
});

test('an unchanged document is not sent again', async () => {
  const { headers } = await nginx.ask('/en/contact-us');
  const again = await nginx.ask('/en/contact-us', { 'if-none-match': headers.etag ?? '' });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toContain("default-src 'none'");
});

test('only reading is allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'X'])
    for (const path of ['/bs', SCRIPT, '/agency.json', '/nema']) {
      const { statusCode, headers, body } = await nginx.ask(path, {}, method);
      // nginx itself refuses a method that does not exist.
      expect([400, 405], `${method} ${path}`).toContain(statusCode);
      expect(headers['content-security-policy'] ?? 'nginx').toMatch(/default-src 'none'|^nginx$/);
      expect(body).not.toContain('<script');
    }
  expect((await nginx.ask('/bs', {}, 'POST')).headers.allow).toBe('GET, HEAD');
  const head = await nginx.ask('/bs', {}, 'HEAD');
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('files of the host and of the build that are not for visitors cannot be read', async () => {
  for (const path of [
    '/.vite/manifest.json',
    '//.vite/manifest.json',
    '/%2evite/manifest.json',
    '/bs/..%2f.vite%2fmanifest.json',
    '/assets/..%2f.vite/manifest.json',
    '/assets/..%2f.vite%2fmanifest.json',
    '/assets/../.vite/manifest.json',
    '/assets%5c..%5c.vite',
    '/assets/%00.js',
    '/.git/config',
    '/.git%2fconfig',
    '/.env',
    '//.git/config',
    '/_headers',
    '/_redirects',
    '/nginx-headers.conf',
    '/nginx-file-headers.conf',
    '/nginx-documents.conf',
    '/..%2f..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2f..%2fetc/passwd',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%2e%2e%2f%2e%2e%2fpackage-lock.json',
    '/assets/',
    '/fonts/',
  ]) {
    const { statusCode, headers, body } = await nginx.ask(path);
    expect.soft([400, 403, 404], path).toContain(statusCode);
    expect.soft(/root:x:|"isEntry"|"dependencies"|add_header|Index of/.exec(body)?.[0], path).toBeUndefined();
    expect.soft(headers['content-security-policy'], path).toContain("default-src 'none'");
  }
});

test('a page works under the policy as it is delivered', async ({ page }) => {
  await openPage(page, `${nginx.origin}/bs/kontaktirajte-nas`);
  await expect(page.locator('#page-title')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pošaljite poruku' })).toBeVisible();
});

test.describe('Trusted Types', () => {
  test.use({ allowedErrors: [/TrustedHTML/] });

  test('a plain string is refused as markup', async ({ page }) => {
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

test('a portal in a folder of its host is served from there and nowhere else', async () => {
  const host = mkdtempSync(join(tmpdir(), 'portal-host-'));
  chmodSync(host, 0o755);
  symlinkSync(resolve(DIST), join(host, 'portal'));
  const inFolder = await startNginx(Number(`${box}7`), host, { ...includesOf(DIST), documents: nginxMaps('/portal/') });
  try {
    expect((await inFolder.ask('/portal/bs/sve-novosti')).body === fileOf('bs/sve-novosti.html')).toBe(true);
    const script = await inFolder.ask(`/portal${SCRIPT}`, { 'accept-encoding': 'br' });
    expect([script.headers['content-encoding'], script.headers['cache-control']]).toEqual(['br', FOR_EVER]);
    expect((await inFolder.ask('/portal/assets/gone-9.js')).statusCode).toBe(404);
    const unknown = await inFolder.ask('/portal/hr/nema');
    expect([unknown.statusCode, unknown.body === fileOf('hr/404.html')]).toEqual([404, true]);
    for (const path of ['/portal/.vite/manifest.json', '/portal/_headers', '/portal/.git/config', '/bs'])
      expect((await inFolder.ask(path)).statusCode, path).toBe(404);
  } finally {
    inFolder.stop();
    rmSync(host, { recursive: true });
  }
});
