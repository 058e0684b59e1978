import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxMaps } from '../../scripts/build/document-table.ts';
import { headersOf, nginxFiles } from '../../scripts/build/security-headers.ts';
import { type Ask, hasNginx, startNginx } from '../../scripts/nginx.ts';

const pageOf = (name: string) => `<!doctype html><title>${name}</title><script>boot()</script>`;
const PAGE = pageOf('index');
const SCRIPT = 'export const value = 1;'.repeat(50);

/** A small built portal below `root`. */
function writePortal(root: string): void {
  for (const name of ['assets', '.vite', '.git', 'fonts']) mkdirSync(join(root, name), { recursive: true });
  const documents = ['index', 'bs', 'bs/sve-novosti', 'en/all-news', 'pages/bs/content', '404', 'hr/404', 'bs/404'];
  for (const name of documents) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, `${name}.html`), pageOf(name));
  }
  writeFileSync(join(root, 'assets', 'app-1a2b.js'), SCRIPT);
  writeFileSync(join(root, 'assets', 'content.worker-1a2b.js'), SCRIPT);
  writeFileSync(join(root, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(root, 'assets', 'app-1a2b.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(root, 'fonts', 'text.woff2'), 'font');
  writeFileSync(join(root, 'agency.json'), '{}');
  writeFileSync(join(root, '_headers'), 'x');
  writeFileSync(join(root, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(root, '.git', 'config'), 'x');
}

const includesFor = (base: string) => ({
  ...nginxFiles(headersOf({ VITE_MAIN_API_URL: 'https://api.example.ba' }, PAGE)),
  'nginx-documents.conf': nginxMaps(base),
});

const ON_ALL = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  server: 'nginx',
};

describe.skipIf(!hasNginx())('deploy/nginx.conf', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-served-'));
  const stops: (() => void)[] = [];
  let ask: Ask;
  let askInFolder: Ask;

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    writePortal(join(folder, 'root'));
    writePortal(join(folder, 'host', 'portal'));
    const atRoot = await startNginx({ root: join(folder, 'root'), includes: includesFor('/') });
    const inFolder = await startNginx({ root: join(folder, 'host'), includes: includesFor('/portal/') });
    stops.push(atRoot.stop, inFolder.stop);
    ({ ask } = atRoot);
    askInFolder = inFolder.ask;
  }, 180_000);

  afterAll(() => {
    for (const stop of stops) stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['/', 'index'],
    ['/bs', 'bs'],
    ['/en/all-news?view=list', 'en/all-news'],
    ['/en/sve-novosti', 'en/all-news'],
    ['/bs/content/5/d.o.o.', 'pages/bs/content'],
    ['/bs//sve-novosti@', 'bs/sve-novosti'],
    ['/BS/sve-novosti/', 'bs/sve-novosti'],
    ['/bs/sve-novosti@', 'bs/sve-novosti'],
  ])('%s is the document of %s, asked for anew each time', async (path, name) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(pageOf(name));
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/bs/%C5%A1ta', 'bs/404'],
    ['/hr/nema/toga', 'hr/404'],
    ['/nema', '404'],
  ])('%s is answered with the page of unknown addresses and 404', async (path, name) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(pageOf(name));
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('a hashed file is kept for ever and served as compressed at build', async () => {
    const answer = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/assets/app-1a2b.js')).body).toBe(SCRIPT);
  });

  test.each([
    '/assets/gone-9.js',
    '/.vite/manifest.json',
    '/_headers',
    '/nginx-headers.conf',
    '/nginx-file-headers.conf',
    '/nginx-documents.conf',
    '/_redirects',
  ])('%s is not there, and not the page', async (path) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toBe(PAGE);
  });

  test('a font is kept a week', async () => {
    const { headers } = await ask('/fonts/text.woff2');
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers['cache-control']).toBe('public, max-age=604800');
  });

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['identity', undefined],
  ])('accept-encoding %s is answered with %s, and caches are told what it depends on', async (accepted, encoding) => {
    const { headers } = await ask('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  test('a part of a file is a part of that file', async () => {
    const answer = await ask('/assets/app-1a2b.js', { range: 'bytes=7-11' });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe(SCRIPT.slice(7, 12));
    expect((await ask('/assets/app-1a2b.js', { range: 'bytes=999999-' })).statusCode).toBe(416);
  });

  test('an unchanged document is not sent again', async () => {
    const { headers } = await ask('/bs');
    const again = await ask('/bs', { 'if-none-match': headers.etag ?? '' });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'X'])(
    '%s is refused',
    async (method) => {
      const refused = await Promise.all(['/bs', '/assets/app-1a2b.js', '/nema'].map((path) => ask(path, {}, method)));
      for (const { statusCode, headers, body } of refused) {
        // nginx itself refuses a method that does not exist.
        expect([400, 405]).toContain(statusCode);
        expect(body).not.toContain('boot()');
        expect(headers['content-security-policy'] ?? 'nginx').toMatch(/default-src 'none'|^nginx$/);
      }
    },
  );

  test('a refused method is told which ones are not; HEAD is', async () => {
    expect((await ask('/bs', {}, 'POST')).headers.allow).toBe('GET, HEAD');
    const head = await ask('/bs', {}, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
  });

  test.each([
    '/..%2f..%2f..%2fetc/passwd',
    '/assets/..%2f..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%00.js',
    '/assets%5c..%5c.vite',
    '/.git/config',
    '/.git%2fconfig',
    '/bs/..%2f.git/config',
    '/assets/../.vite/manifest.json',
    '/assets/..%2f.vite%2fmanifest.json',
    '/.env',
    '//.git/config',
    '/assets/',
    '/fonts/',
  ])('%s leads nowhere', async (path) => {
    const answer = await ask(path);
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/root:|"\w+":|^x$/);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('a portal in a folder of its host is served from there and nowhere else', async () => {
    expect((await askInFolder('/portal/bs/sve-novosti')).body).toBe(pageOf('bs/sve-novosti'));
    const asset = await askInFolder('/portal/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(asset.headers['content-encoding']).toBe('br');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await askInFolder('/portal/assets/gone-9.js')).statusCode).toBe(404);
    const unknown = await askInFolder('/portal/hr/nema');
    expect([unknown.statusCode, unknown.body]).toEqual([404, pageOf('hr/404')]);
    for (const path of ['/portal/.vite/manifest.json', '/portal/_headers', '/portal/.git/config', '/bs'])
      expect((await askInFolder(path)).statusCode).toBe(404);
  });

  test.each(['/bs', '/nema', '/agency.json', '/assets/content.worker-1a2b.js', '/assets/gone-9.js', '/_headers'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers).toMatchObject(ON_ALL);
    },
  );

  test.each(['/assets/app-1a2b.js', '/fonts/text.woff2'])(
    '%s carries those that a browser reads of a file',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject(ON_ALL);
      for (const name of ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'])
        expect(headers).not.toHaveProperty(name);
    },
  );
});
